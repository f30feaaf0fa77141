import { anchors, portfolioSection, projects, type Project } from "../shared/content/index.ts";
import { Scene } from "./Scene.tsx";

export function Portfolio() {
  const { eyebrow, title, intro, team } = portfolioSection;

  return (
    <section className="portfolio" id={anchors.portfolio} aria-labelledby="portfolio-title">
      <header className="grid section-header">
        <p className="eyebrow">{eyebrow}</p>
        <h2 id="portfolio-title">{title}</h2>
        <p className="intro">
          {intro} <a href={`#${anchors.contact}`}>{team}</a>.
        </p>
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
      <Scene id={id} title={title} />
      <div>
        <p className="eyebrow">{category}</p>
        <h3>{title}</h3>
      </div>
      {figure && (
        <p className="figure project-figure">
          <strong>{figure.value}</strong> {figure.label}
        </p>
      )}
      <div className="project-text">
        <p className="soft">{description}</p>
        <ul className="row">
          {tags.map((tag) => (
            <li key={tag} className="pill">
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
