import type { ComponentProps } from "react";

interface QuestionButtonsProps extends ComponentProps<"div"> {
  questions: readonly string[];
  ask: (question: string) => void;
}

/** Renders questions for Nora as buttons. */
export function QuestionButtons({ questions, ask, ...group }: QuestionButtonsProps) {
  return (
    <div {...group} className="row">
      {questions.map((question) => (
        <button key={question} type="button" className="pill" onClick={() => ask(question)}>
          {question}
        </button>
      ))}
    </div>
  );
}
