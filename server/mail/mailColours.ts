/** Colours of src/styles/tokens.css in hex: many mail programs don't support `oklch()`. A test compares both. */
export const mailColours = {
  paper: { light: "#faf7ef", dark: "#071a1e" },
  surface: { light: "#fefdf8", dark: "#0e292e" },
  ink: { light: "#003238", dark: "#f2eee4" },
  "ink-soft": { light: "#3a5c61", dark: "#afc3bb" },
  line: { light: "#dcd8c8", dark: "#253c40" },
  ipe: { light: "#fbc620", dark: "#fbc620" },
  action: { light: "#004d54", dark: "#fbc620" },
  "on-action": { light: "#fbf8f0", dark: "#002d33" },
  "danger-soft": { light: "#ffe7e3", dark: "#47211e" },
  "paper-sunk": { light: "#f1edde", dark: "#1b383d" },
} as const;
