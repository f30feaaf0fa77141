import type { ReactNode } from "react";
import { sceneWords } from "../shared/content/scenes.ts";

const { shop, management, chatbot, landing, booking, portal } = sceneWords;

/** Drawings of the portfolio's projects, by id: small interfaces, sized in `em` by Scenes.css. */
export const scenes: Readonly<Record<string, ReactNode>> = {
  shop: (
    <>
      <p className="screen-bar">
        <strong>{shop.aisle}</strong>
        <Icon d="M6 8h12l1 12H5ZM9 10V7a3 3 0 0 1 6 0v3" />
      </p>
      <div className="shop-product">
        <Shirt />
        <div>
          <p className="screen-title">{shop.product}</p>
          <Colours />
          <p>{shop.size}</p>
          <Chips texts={shop.sizes} chosen={shop.chosen} />
          <p className="screen-button">{shop.buy}</p>
        </div>
      </div>
    </>
  ),
  management: (
    <>
      <p className="screen-bar">
        <strong>{management.title}</strong>
        <span className="stock-search">
          {management.search}
          <Icon d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20" />
        </span>
      </p>
      <p className="stock-row">
        {management.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      {management.rows.map(({ product, count, state, ...row }) => (
        <p key={product} className="stock-row">
          <strong>{product}</strong>
          <span>{count}</span>
          <span className={"isLow" in row ? "mark mark-low" : "mark"}>{state}</span>
        </p>
      ))}
    </>
  ),
  chatbot: (
    <>
      <p className="thread-bar">
        <Icon d="M5 8h14v11H5ZM12 8V4M9.5 12.5v1M14.5 12.5v1" />
        <span>
          <strong>{chatbot.name}</strong>
          {chatbot.state}
        </span>
      </p>
      {chatbot.messages.map(({ from, text, time }) => (
        <p key={text} className={`thread-bubble thread-${from}`}>
          {text}
          <span>
            {time}
            {from === "shop" && <Icon colour="#2196c9" d="M2 13l4 4 8-9M10 15l2 2 8-9" />}
          </span>
        </p>
      ))}
    </>
  ),
  landing: landing.versions.map(({ name, headline, button }) => (
    <div key={name} className="version">
      <p>{name}</p>
      <div className="version-page">
        <p className="screen-title">{headline}</p>
        <p className="screen-button">{button}</p>
      </div>
      <p className="version-bar">{landing.measure}</p>
    </div>
  )),
  booking: (
    <>
      <p className="screen-bar">
        <strong>{booking.title}</strong>
      </p>
      <Chips texts={booking.days} chosen={booking.chosenDay} />
      <Chips texts={booking.hours} chosen={booking.chosenHour} taken={booking.takenHour} />
      <p className="notice notice-done">
        <Check />
        <strong>{booking.paid}</strong>
      </p>
      <p className="notice">
        <Icon d="M6 17V11a6 6 0 0 1 12 0v6l1 1H5ZM10 20h4" />
        {booking.reminder}
      </p>
    </>
  ),
  portal: (
    <>
      <p className="screen-bar">
        <strong>{portal.title}</strong>
        <Icon d="M6 17V11a6 6 0 0 1 12 0v6l1 1H5ZM10 20h4" />
      </p>
      {portal.notices.map(({ title, detail }, index) => (
        <p key={title} className={index === 0 ? "notice notice-done" : "notice"}>
          {index === 0 ? <Check /> : <Icon d="M7 4h7l4 4v12H7ZM10 12h5M10 16h5" />}
          <span>
            <strong>{title}</strong>
            {detail}
          </span>
        </p>
      ))}
    </>
  ),
};

interface ChipsProps {
  texts: readonly string[];
  chosen?: string;
  taken?: string;
}

export function Chips({ texts, chosen, taken }: ChipsProps) {
  return (
    <p className="chips">
      {texts.map((text) => (
        <span key={text} className="chip" data-chosen={text === chosen} data-taken={text === taken}>
          {text}
        </span>
      ))}
    </p>
  );
}

function Icon({ d, colour = "currentColor" }: { d: string; colour?: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke={colour} strokeWidth="2">
      <path strokeLinecap="round" strokeLinejoin="round" d={d} />
    </svg>
  );
}

function Check() {
  return (
    <svg className="icon" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="12" fill="#2d7f4f" />
      <path d="M6.5 12.5l3.5 3.5 7.5-8" fill="none" stroke="#fff" strokeWidth="2.5" />
    </svg>
  );
}

/** Draws the shop's linen shirt. */
function Shirt() {
  return (
    <svg className="shirt" viewBox="0 0 120 140" fill="#dc855d">
      <path d="M44 22 20 34Q8 42 4 74l18 6 8-16v64q30 8 60 0V64l8 16 18-6q-4-32-16-40L76 22q-16 12-32 0Z" />
      <g fill="#c06240">
        <path
          opacity=".5"
          d="M30 64q4 30 0 64 8 3 16 4-12-30-16-68ZM90 64q-4 30 0 64-8 3-16 4 12-30 16-68Z"
        />
        <path d="M44 22q-2 10 2 16l14-6 14 6q4-6 2-16l-16 12Z" />
      </g>
      <path d="M60 34v97M70 62h14v14q-7 5-14 0Z" fill="none" stroke="#a34a2b" strokeWidth="1.5" />
      <path
        d="M60 48h0M60 66h0M60 84h0M60 102h0M60 120h0"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Draws the shirt's three colours, the first one chosen. */
function Colours() {
  return (
    <svg height="1.5em" viewBox="0 0 84 24">
      <circle cx="12" cy="12" r="8" fill="#dc855d" />
      <circle cx="12" cy="12" r="11" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="42" cy="12" r="8" fill="#4a7a9b" />
      <circle cx="72" cy="12" r="8" fill="#e3d9c4" />
    </svg>
  );
}
