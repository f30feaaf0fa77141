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
          <p className="shop-colours">
            <i />
            <i />
            <i />
          </p>
          <p>{shop.size}</p>
          <p className="chips">
            {shop.sizes.map((size) => (
              <span key={size} className={size === shop.chosen ? "chip chip-chosen" : "chip"}>
                {size}
              </span>
            ))}
          </p>
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
      <p className="stock-row stock-head">
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
      <div className="stock-sales">
        {management.sales}
        <svg viewBox="0 0 240 60" preserveAspectRatio="none">
          <path d="M0 60V44l40-8 40 6 40-20 40 6 40-16 40-8v56Z" />
        </svg>
      </div>
    </>
  ),
  chatbot: (
    <>
      <p className="screen-bar thread-bar">
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
            {from === "shop" && <Icon d="M2 13l4 4 8-9M10 15l2 2 8-9" />}
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
      <p className="chips booking-days">
        {booking.days.map((day) => (
          <span key={day} className={day === booking.chosenDay ? "chip chip-chosen" : "chip"}>
            {day}
          </span>
        ))}
      </p>
      <p className="chips booking-hours">
        {booking.hours.map((hour) => (
          <span key={hour} className={chipOf(hour)}>
            {hour}
          </span>
        ))}
      </p>
      <p className="screen-done">
        <Check />
        {booking.paid}
      </p>
      <p className="screen-done booking-reminder">
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
        <p key={title} className={index === 0 ? "notice notice-new" : "notice"}>
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

function chipOf(hour: string): string {
  if (hour === booking.chosenHour) return "chip chip-chosen";
  return booking.takenHours.some((taken) => taken === hour) ? "chip chip-taken" : "chip";
}

function Icon({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24">
      <path d={d} />
    </svg>
  );
}

function Check() {
  return (
    <svg className="icon icon-check" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="12" />
      <path d="M6.5 12.5l3.5 3.5 7.5-8" />
    </svg>
  );
}

/** Draws the shop's linen shirt. */
function Shirt() {
  return (
    <svg className="shirt" viewBox="0 0 120 140">
      <path
        className="shirt-cloth"
        d="M44 22 20 34Q8 42 4 74l18 6 8-16v64q30 8 60 0V64l8 16 18-6q-4-32-16-40L76 22q-16 12-32 0Z"
      />
      <path
        className="shirt-shade"
        d="M30 64q4 30 0 64 8 3 16 4-12-30-16-68ZM90 64q-4 30 0 64-8 3-16 4 12-30 16-68Z"
      />
      <path className="shirt-collar" d="M44 22q-2 10 2 16l14-6 14 6q4-6 2-16l-16 12Z" />
      <path className="shirt-line" d="M60 34v97M70 62h14v14q-7 5-14 0Z" />
      <path className="shirt-buttons" d="M60 48h0M60 66h0M60 84h0M60 102h0M60 120h0" />
    </svg>
  );
}
