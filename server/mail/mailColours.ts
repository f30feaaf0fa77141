/** Colours of src/styles/tokens.css in hex: many mail programs don't support `oklch()`. A test compares both. */
export const mailColours = {
  light: {
    paper: "#faf7ef",
    surface: "#fefdf8",
    ink: "#003238",
    "ink-soft": "#3a5c61",
    line: "#dcd8c8",
    ipe: "#fbc620",
    action: "#004d54",
    "on-action": "#fbf8f0",
    "danger-soft": "#ffe7e3",
    "bubble-nora": "#f1edde",
  },
  dark: {
    paper: "#071a1e",
    surface: "#0e292e",
    ink: "#f2eee4",
    "ink-soft": "#afc3bb",
    line: "#253c40",
    ipe: "#fbc620",
    action: "#fbc620",
    "on-action": "#002d33",
    "danger-soft": "#47211e",
    "bubble-nora": "#1b383d",
  },
} as const;
