import type { ESTree, Plugin } from "vite";

/** Name of the entry's chunk. */
const ENTRY = "main";

/** Global variable that holds the entry's exports, for other chunks. */
const SHARED = "nora";

/**
 * Makes Chromium compile all functions in the background while the script downloads, instead of each function at its
 * first call. Must be at the top of the file (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

type Specifier = ESTree.ImportDeclarationSpecifier | ESTree.ExportSpecifier;

/**
 * Turns the entry of the client build into a classic script, and other chunks' imports from it into reads of a global
 * variable. Such an import isn't a live binding: its value is read once, when the importing chunk runs.
 *
 * Chromium's traces show when a classic script ran, but not when a module ran. Lighthouse would therefore count a
 * preloaded module towards the largest contentful paint.
 */
export function classicEntry(): Plugin {
  return {
    name: "classic-entry",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk: {
      // After minification, which would remove "use strict".
      order: "post",
      handler(code, chunk, _options, { chunks }) {
        const entry = Object.values(chunks).find(({ name }) => name === ENTRY)!;
        const isEntry = chunk.fileName === entry.fileName;
        if (isEntry && chunk.imports.length > 0) this.error("the entry must not import chunks");

        let rewritten = code;
        for (const node of this.parse(code).body.toReversed()) {
          const isImport =
            node.type === "ImportDeclaration" &&
            entry.fileName.endsWith(node.source.value.slice(1));
          const isExport = isEntry && node.type === "ExportNamedDeclaration";
          if (!isImport && !isExport) continue;
          const names = `{${node.specifiers.map(toProperty).join(",")}}`;
          const statement = isImport
            ? `const${names}=${SHARED};`
            : `globalThis.${SHARED}=${names};`;
          rewritten = rewritten.slice(0, node.start) + statement + rewritten.slice(node.end);
        }
        return { code: isEntry ? toScript(rewritten) : rewritten, map: null };
      },
    },
    generateBundle: {
      // After Vite, which puts the list of preloadable chunks at the top of the file.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && file.name === ENTRY) file.code = COMPILE_HINT + file.code;
        }
      },
    },
  };
}

function toScript(code: string): string {
  // Vite resolves the URLs of lazy chunks against `import.meta`, which a classic script doesn't have. These URLs begin
  // with a slash, so resolving them against the page's URL gives the same result.
  const absolute = code
    .replaceAll("import.meta.resolve", "false")
    .replaceAll("import.meta.url", "location");
  return `(()=>{"use strict";${absolute}})();`;
}

/** Returns `exported:local`, which is valid in an object literal (exports) and in a destructuring (imports). */
function toProperty(specifier: Specifier): string {
  const isImport = specifier.type === "ImportSpecifier";
  const name = isImport ? specifier.imported : (specifier as ESTree.ExportSpecifier).exported;
  return `${(name as ESTree.IdentifierName).name}:${(specifier.local as ESTree.IdentifierName).name}`;
}
