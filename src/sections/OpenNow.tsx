import { useEffect, useState } from "react";
import { contactSection, openingHours } from "../shared/content/index.ts";
import { isOpenAt, nextOpening } from "../shared/openingTimes.ts";

const MINUTE_MS = 60_000;

/**
 * Renders whether the company is open now and when it opens next, updated every minute. The server, which sends the same
 * page at any time, renders only the line's room.
 */
export function OpenNow() {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  if (!now) return <p className="contact-now contact-unknown">{contactSection.openNow}</p>;
  const isOpen = isOpenAt(now, openingHours);
  return (
    <p className={isOpen ? "contact-now contact-open" : "contact-now"}>
      {isOpen ? contactSection.openNow : contactSection.closedNow(nextOpening(now, openingHours))}
    </p>
  );
}
