import { type RefObject, useEffect } from "react";
import type { ContactField } from "../shared/contactFields.ts";
import { fieldOf } from "./formFields.ts";

/**
 * Focuses the first of the `wrong` fields each time a message is refused after hydration, but not while the visitor
 * corrects fields. Scrolls to the focused element once a message `isSent`, because the confirmation may have moved it
 * out of the viewport, unless the visitor has scrolled away from the form meanwhile.
 */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  wrong: readonly ContactField[] | undefined,
  isSent: boolean,
): void {
  useEffect(() => {
    if (!wrong?.[0] || !form.current) return;
    const field = fieldOf(form.current, wrong[0]);
    // A field that had the focus stays where it is, unless the errors above move it out of the viewport. Others are
    // scrolled to the centre, so that the errors of the next fields are visible too.
    const block = field === document.activeElement ? "nearest" : "center";
    field.parentElement!.scrollIntoView({ block, behavior: "instant" });
    field.focus({ preventScroll: true });
  }, [form, wrong]);

  useEffect(() => {
    if (!isSent || !form.current) return;
    const { top, bottom } = form.current.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) {
      document.activeElement?.scrollIntoView({ block: "nearest" });
    }
  }, [form, isSent]);
}
