// Entry of the bare React page (startBareReact.ts), which `npm run bench -- browser` compares with ours.
import "../src/styles/index.css";
import "../src/hydrate.tsx";
