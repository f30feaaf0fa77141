// In development, sets up React's hot reload before a component is imported. Empty in production.
import "@vitejs/plugin-react/preamble";
import { startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { keepDraft, restoreDraft } from "./contact/draft.ts";
import { Document, type Hydration, marks } from "./Document.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { contactFields } from "./shared/fieldRules.ts";
import { paths } from "./shared/paths.ts";
import "./styles/index.css";
import { tolerateTranslators } from "./tolerateTranslators.ts";
import { readFields } from "./ui/formFields.ts";
import { ignoreSecondPress } from "./ui/ignoreSecondPress.ts";

const textOf = (mark: string) => document.querySelector(`[data-nora=${mark}]`)?.textContent ?? "";

const { view, assets } = JSON.parse(textOf(marks.hydration)) as Hydration;
const css = textOf(marks.style);

/** The page as the server sent it, with what the visitor has typed. Undefined once the page is hydrated. */
let original: HTMLElement | undefined = document.documentElement.cloneNode(true) as HTMLElement;

// What has been typed: React may reset or replace the fields, and `useContactForm` fills them in again.
const form = document.querySelector<HTMLFormElement>(`form[action="${paths.contact}"]`);
if (form && view.contact.status === "editing") restoreDraft(form);
if (form && view.contact.status === "refused") keepDraft(readFields(form, contactFields));

tolerateTranslators();
ignoreSecondPress();

const page = (
  <Document
    view={view}
    assets={{ ...assets, css }}
    // In a later task: the first effects may have failed.
    onHydrated={() => void setTimeout(() => (original = undefined))}
  />
);

let root: Root;

// As a transition React hydrates in short tasks, between which the page answers its visitor.
startTransition(() => {
  root = hydrateRoot(document, page, {
    // React has removed the page. In a microtask, because React is still working.
    onUncaughtError: (error) => queueMicrotask(() => replacePage(error)),
  });
});

/**
 * After an error during hydration, shows the page as the server sent it, which works without scripts. After a later
 * error, shows the error screen.
 */
function replacePage(error: unknown) {
  console.error(error);
  if (!original) return root.render(<ErrorScreen css={css} />);
  root.unmount();
  document.documentElement.replaceWith(original);
}
