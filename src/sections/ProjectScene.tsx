import type { Scene } from "../shared/content/scenes.ts";

/** Draws a small interface, sized in `em` by ProjectScene.css. */
export function ProjectScene({ scene }: { scene: Scene }) {
  const { title, look = "plain", headline, choices = [], button, rows = [], messages = [] } = scene;

  return (
    <div className="scene" aria-hidden="true">
      <div className={`screen screen-${look}`}>
        <p className="screen-bar">{title}</p>
        {look === "product" && <Shirt />}
        {headline && <p className="screen-headline">{headline}</p>}
        {choices.map(({ options, chosen, taken }) => (
          <p key={options.join()} className="screen-choice">
            {options.map((option) => (
              <span key={option} data-chosen={option === chosen} data-taken={option === taken}>
                {option}
              </span>
            ))}
          </p>
        ))}
        {button && <p className="screen-button">{button}</p>}
        {rows.map(({ text, detail, mark, urgent, share }) => (
          <p key={text} className="screen-row">
            <strong>{text}</strong>
            {mark && <span className={urgent ? "screen-mark urgent" : "screen-mark"}>{mark}</span>}
            {detail && <span>{detail}</span>}
            {share && (
              <svg className="screen-share">
                <rect width={`${share}%`} height="100%" rx="4" />
              </svg>
            )}
          </p>
        ))}
        {messages.map(({ from, text, time }) => (
          <p key={text} className={`bubble bubble-${from}`}>
            {text} <small>{time}</small>
          </p>
        ))}
      </div>
    </div>
  );
}

function Shirt() {
  return (
    <svg className="screen-picture" viewBox="0 0 120 140" fill="#dc855d">
      <path d="M44 22 20 34Q8 42 4 74l18 6 8-16v64q30 8 60 0V64l8 16 18-6q-4-32-16-40L76 22q-16 12-32 0Z" />
      <path
        fill="#c06240"
        d="M44 22q-2 10 2 16l14-6 14 6q4-6 2-16l-16 12ZM30 64q4 30 0 64 6 2 9 2-5-30-9-66ZM90 64q-4 30 0 64-6 2-9 2 5-30 9-66Z"
      />
      <path d="M60 34v97M70 62h14v14q-7 5-14 0Z" fill="none" stroke="#a34a2b" strokeWidth="1.5" />
    </svg>
  );
}
