// Compiles TypeScript and JSX for Jest with the compiler that Vite uses.
import { transformSync } from "rolldown/utils";

export default {
  process(source, filename) {
    const { code, map, errors } = transformSync(filename, source, {
      target: "esnext",
      sourcemap: true,
      jsx: { runtime: "automatic" },
    });
    if (errors.length > 0) throw errors[0];
    return { code, map };
  },
};
