import {
  anchors,
  company,
  portfolioSection,
  projects,
  type Project,
} from "../shared/content/index.ts";
import { Chips, scenes } from "./scenes.tsx";

export function Portfolio() {
  const { eyebrow, title, intro } = portfolioSection;

  return (
    <section className="portfolio" id={anchors.portfolio} aria-labelledby="portfolio-title">
      <header className="grid portfolio-header">
        <p className="eyebrow">{eyebrow}</p>
        <h2 id="portfolio-title">{title}</h2>
        <p className="portfolio-intro">{intro}</p>
      </header>
      <ul className="grid portfolio-grid">
        {projects.map((project) => (
          <ProjectCard key={project.id} {...project} />
        ))}
      </ul>
    </section>
  );
}

export function ProjectCard({ id, title, category, description, tags, figure }: Project) {
  return (
    <li className="project">
      <div className={`scene scene-${id}`} aria-hidden="true">
        <div className="screen">{scenes[id] ?? <PlainScreen title={title} tags={tags} />}</div>
      </div>
      <div>
        <p className="eyebrow">{category}</p>
        <h3>{title}</h3>
      </div>
      {figure && (
        <p className="project-figure">
          <strong>{figure.value}</strong> {figure.label}
        </p>
      )}
      <div className="project-text">
        <p>{description}</p>
        <ul className="tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Renders the drawing of a project that has none in `scenes`. */
function PlainScreen({ title, tags }: Pick<Project, "title" | "tags">) {
  return (
    <>
      <p className="screen-bar">
        <strong>{company.name}</strong>
      </p>
      <p className="screen-title">{title}</p>
      <Chips texts={tags} />
    </>
  );
}
