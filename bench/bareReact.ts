// The page as a bare React program has it, for comparison: one script that holds everything, beside the document.
import "../src/styles/index.css";
import "../src/hydrate.tsx";
