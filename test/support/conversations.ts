import { answer, ask, newConversation } from "../../src/chat/conversation.ts";
import type { Conversation, LeadFields } from "../../src/chat/conversation.ts";
import { noteContact } from "../../src/chat/leadFields.ts";
import type { WrittenContact } from "../../src/shared/personIn.ts";

/** Notes contact data of a message whose words mention nobody, or of a given person. */
export function note(
  conversation: Conversation,
  contact: Partial<LeadFields>,
  owner: WrittenContact["owner"] = "same",
): Conversation {
  return noteContact(conversation, { owner, ...contact });
}

/** Returns a conversation with a number of questions and answers after the greeting. */
export function talked(turns: number): Conversation {
  let conversation = newConversation();
  for (let turn = 1; turn <= turns; turn++) {
    conversation = answer(ask(conversation, `pergunta ${turn}`), `resposta ${turn}`);
  }
  return conversation;
}

/** Types values into the lead form's fields. */
export function edit(conversation: Conversation, fields: Partial<LeadFields>): Conversation {
  return { ...conversation, leadFields: { ...conversation.leadFields, ...fields } };
}

export function contents({ entries }: Conversation): string[] {
  return entries.map(({ content }) => content);
}
