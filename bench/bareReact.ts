// Entry of the page for comparison (startBareReact.ts): one script with all code, loaded with the document.
import "../src/styles/index.css";
import "../src/hydrate.tsx";
