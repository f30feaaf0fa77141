import { type ComponentProps, createElement, useId } from "react";

/** Attributes of an input. With `rows`, pass only attributes that a text area also has. */
export type FieldProps = Omit<ComponentProps<"input">, "ref" | "className" | "id"> & {
  label: string;
  hint?: string;
  /** Error message, shown at the field. */
  problem?: string;
  /** Number of rows; renders a text area instead of an input. */
  rows?: number;
};

export function Field({ label, hint, problem, rows, ...control }: FieldProps) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const problemId = problem && `${id}-problem`;
  const named = {
    id,
    className: "field-control",
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": [problemId, hintId].filter(Boolean).join(" ") || undefined,
  };

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
      {createElement(rows ? "textarea" : "input", { ...control, ...named, rows })}
      {problem && (
        <p className="field-problem" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
