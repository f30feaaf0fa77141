/**
 * True only in the production build for browsers. That build contains no code for the static sections: their markup
 * is read from the document. The bundler replaces `PROD` and `SSR` with constants and removes code that can't run. In
 * Jest `import.meta.env` is undefined.
 */
export const isBrowserBuild: boolean = import.meta.env?.PROD && !import.meta.env.SSR;
