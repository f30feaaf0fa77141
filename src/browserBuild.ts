/**
 * True only in the production build for browsers. That build contains no code for the static sections: their markup
 * is read from the document. The bundler replaces both values and removes the unused branch. Jest has no
 * `import.meta.env`.
 */
export const isBrowserBuild: boolean = import.meta.env?.PROD && !import.meta.env.SSR;
