import { useEffect, useState } from "react";
import { contactSection, openingHours } from "../shared/content/index.ts";
import { isOpenAt } from "./isOpenAt.ts";

const MINUTE_MS = 60_000;

/**
 * Renders whether the company is open now, updated every minute. Renders nothing on the server, which sends the same
 * page at any time.
 */
export function OpenNow() {
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const look = () => setOpen(isOpenAt(new Date(), openingHours));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  return open === undefined ? null : (
    <p className={open ? "contact-now contact-open" : "contact-now"}>
      {open ? contactSection.openNow : contactSection.closedNow}
    </p>
  );
}
