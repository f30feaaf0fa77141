import { useEffect, useState } from "react";
import { contactSection, openingHours } from "../shared/content/index.ts";
import { isOpenAt } from "./isOpenAt.ts";

const MINUTE = 60_000;

/** Whether people answer now. Only the browser says it: the page is the same for everybody, at every hour. */
export function OpenNow() {
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const look = () => setOpen(isOpenAt(new Date(), openingHours));
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, []);

  return open === undefined ? null : (
    <dd className={open ? "contact-now contact-open" : "contact-now"}>
      {open ? contactSection.openNow : contactSection.closedNow}
    </dd>
  );
}
