import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { greets, INTENT_WORDS, intentOf } from "./intents.ts";
import { knowledge, topicOf } from "./knowledge.ts";
import { phrases } from "./phrases.ts";
import { corrector, normalise, terms } from "./portuguese.ts";
import { createSearch } from "./search.ts";

/** Of a message, in characters, and of earlier questions: what lies beyond rarely changes the answer. */
const READ = 400;
const REMEMBERED = 3;

/** "E para celular?", "isso inclui…?": goes on from the question before. */
const GOES_ON = /^(e|mas|entao)\b|\b(ele|ela|eles|elas|isso|esse|essa)\b/;

/** Asks for what was made rather than for what can be. */
const ASKS_FOR_WORK =
  /\b(ja (fez|fiz\w*|cri\w+|desenvolv\w+|entreg\w+)|fizeram|cases?|exemplos?|projetos?|portfolio)\b/;

const CONTACT_DATA = /[^\s@]+@[^\s@]+\.\w{2}|\d(?:[\s().-]*\d){7}/;

/**
 * Nora without a model: answers from the site's own content, says so when that doesn't tell, and
 * offers a person. The index is built once; an answer depends on the conversation alone.
 */
export function builtIn(site: Site): (conversation: Conversation) => string {
  const entries = knowledge(site);
  const { find, knows } = createSearch(entries);
  const vocabulary = entries.flatMap((entry) =>
    normalise(`${entry.asked} ${entry.answer}`).split(" "),
  );
  const correct = corrector(new Set([...INTENT_WORDS, ...vocabulary]));
  const read = (text: string) => correct(normalise(text.slice(0, READ)));

  function answer(text: string, earlier: readonly string[], conversation: Conversation): string {
    const say = phrases(site, conversation);
    if (CONTACT_DATA.test(conversation.message)) return say.contactTyped();

    const intent = intentOf(text);
    if (intent === "price" || (intent === undefined && asksPriceOfAnother(text, earlier[0]))) {
      return say.price(firstTopic([text, ...earlier]));
    }
    if (intent !== undefined) return say[intent]();

    const words = terms(text);
    const [direct] = find(words, ASKS_FOR_WORK.test(text));
    if (direct !== undefined) return say.known(direct, knows(words));

    const further = goesOn(text)
      ? earlier
          .flatMap((question) => find([...terms(question), ...words]))
          .find((entry) => !wasTold(entry.answer, conversation))
      : undefined;
    return further === undefined ? say.unknown() : say.known(further, true);
  }

  return (conversation) => {
    const text = read(conversation.message);
    const earlier = conversation.history
      .filter(({ role }) => role === "user")
      .slice(-REMEMBERED)
      .map(({ content }) => read(content))
      .toReversed();
    const reply = answer(text, earlier, conversation);
    const isOpening = earlier.length === 0 && greets(text) && intentOf(text) !== "greeting";
    return isOpening ? `Olá! ${reply}` : reply;
  };
}

/** "E de um sistema?" after "quanto custa um site?". */
function asksPriceOfAnother(text: string, before = ""): boolean {
  const words = terms(text);
  const isAnother = text.startsWith("e ") && words.length === 1 && topicOf(words) !== undefined;
  return isAnother && intentOf(before) === "price";
}

function firstTopic(texts: readonly string[]) {
  return texts.map((text) => topicOf(terms(text))).find((topic) => topic !== undefined);
}

function goesOn(text: string): boolean {
  return text !== "" && (terms(text).length === 0 || GOES_ON.test(text));
}

function wasTold(answer: string, { history }: Conversation): boolean {
  return history.some(({ role, content }) => role === "assistant" && content.includes(answer));
}
