// Gives Node the globals of a page that a call of a function reads. There is no storage, so calls have no session.
Object.assign(globalThis, {
  location: { href: "http://localhost/" },
  document: { referrer: "" },
});
