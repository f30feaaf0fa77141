/** Whether a control of the page has the focus, outside the chat and the toasts. */
export const isPageInUse = () =>
  document.activeElement!.matches("main *, header *, footer *, .skip-link");
