const THOUGHT = "(?:seed:)?(?:think(?:ing)?|thoughts?|reasoning|reflection|scratchpad|analysis)";

/** Matches a mark of a model's template. Its group names what the mark begins or ends. */
const MARK = new RegExp(
  [
    `(?<final></${THOUGHT}>|\\[/THINK\\]|◁/think▷|<\\|END_THINKING\\|>|<\\|end_of_thought\\|>`,
    String.raw`<\|channel\|>\s*final\b(?:[^<]{0,60}<\|message\|>)?)`,
    `(?<thought><${THOUGHT}>|\\[THINK\\]|◁think▷|<\\|START_THINKING\\|>|<\\|begin_of_thought\\|>`,
    String.raw`<\|channel\|>\s*\w+(?:[^<]{0,60}<\|message\|>)?)`,
    String.raw`(?<end><\|(?:im_end|eot_id|eom_id|end|return|call|endoftext|end_of_text|END_OF_TURN_TOKEN)\|>`,
    "</s>|<end_of_turn>|<eos>|<｜end▁of▁sentence｜>)",
    String.raw`(?<role><\|(?:start|im_start|start_header_id)\|>|<start_of_turn>)`,
    String.raw`<[|｜](?!channel)[\w▁]{1,40}[|｜]>|</?(?:s|bos|answer|final|response)>`,
  ].join("|"),
);

/** Matches the end of a text that may be the beginning of a mark. */
const UNFINISHED =
  /(?:<\|channel\|>[^<]{0,60}(?:<[^<>\s]{0,10})?|<[^<>\s]{0,40}|\[\/?[A-Z]{0,6}|◁[^▷]{0,8})$/;

/** A piece of an answer, and what the mark after it begins or ends. */
interface Token {
  text: string;
  mark?: "final" | "thought" | "end" | "role" | "other";
}

/** Divides an answer that arrives in pieces at the marks of the model's template, which are left out. */
export function createMarkReader() {
  let unread = "";
  return {
    read(piece: string): Token[] {
      const text = unread + piece;
      const end = UNFINISHED.exec(text)?.index ?? text.length;
      unread = text.slice(end);
      const tokens: Token[] = [];
      let rest = text.slice(0, end);
      for (let match = MARK.exec(rest); match; match = MARK.exec(rest)) {
        const groups = Object.entries(match.groups ?? {});
        const [name = "other"] = groups.find(([, found]) => found !== undefined) ?? [];
        tokens.push({ text: rest.slice(0, match.index), mark: name as Token["mark"] & string });
        rest = rest.slice(match.index + match[0].length);
      }
      return [...tokens, { text: rest }];
    },
    /** Returns the end of the answer, if it isn't the beginning of a mark. */
    rest: (): string => (/^<[|｜/]/.test(unread) ? "" : unread),
  };
}
