/**
 * True only in the browsers' production build, which sends no code for the static sections: their markup is read
 * back from the document. The bundler replaces both values and drops the other branch. Jest has no `env`.
 */
export const isBrowserBuild: boolean = import.meta.env?.PROD && !import.meta.env.SSR;
