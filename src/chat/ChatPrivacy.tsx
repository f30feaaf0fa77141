import { chatPrivacy } from "../shared/content/chat.ts";
import type { Site } from "../shared/view.ts";

/** Renders the chat's privacy note: one line, which opens the whole note. */
export function ChatPrivacy({ site: { contactEmail, retentionDays } }: { site: Site }) {
  return (
    <details className="chat-note">
      <summary>{chatPrivacy.summary}</summary>
      <p>
        {chatPrivacy.text(retentionDays)} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </details>
  );
}
