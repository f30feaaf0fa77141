// The page as a plain React program, for comparison: one script with all code, loaded with the document.
import "../src/styles/index.css";
import "../src/hydrate.tsx";
