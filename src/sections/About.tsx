import { about, anchors, company, values } from "../shared/content/index.ts";
import { Drawing, type DrawingPaths } from "../ui/Drawing.tsx";

export function About() {
  return (
    <section className="about" id={anchors.about} aria-labelledby="about-title">
      <div className="grid">
        <p className="eyebrow">{about.eyebrow}</p>
        <h2 id="about-title">{company.mission}</h2>
      </div>
      {/* A string with a knot, which ends as a straight line, as a symbol of the mission. */}
      <svg
        className="drawing about-line"
        viewBox="60 0 1440 160"
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
      >
        <path d="M-10 110C70 10 190-20 190 60S60 170 70 90 250-10 280 60 120 170 130 110 240-30 350 30 190 180 210 100 430-10 440 70 300 170 290 110 390 0 480 50s80 30 180 30h900" />
        <circle r="10" />
      </svg>
      <div className="grid about-details">
        <div className="about-text">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="intro">
              {paragraph}
            </p>
          ))}
        </div>
        <ul className="about-values">
          {values.map(({ title, description }, index) => (
            <li key={title}>
              <Drawing paths={drawings[index % drawings.length]!} />
              <h3>{title}</h3>
              <p className="soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The string of the section finds a way, holds step by step, and reaches its mark. */
const drawings: DrawingPaths[] = [
  ["M2 52h12C44 52 50 12 30 12S14 48 34 44c12-2 16-12 20-24", "M54 7a5 5 0 1 0 .1 0Z"],
  ["M2 54h14V40h16V26h16V14", "M48 9a5 5 0 1 0 .1 0Z"],
  ["M2 32h30M18 18a20 20 0 1 1 0 28M24 26a10 10 0 1 1 0 12", "M32 27a5 5 0 1 0 .1 0Z"],
];
