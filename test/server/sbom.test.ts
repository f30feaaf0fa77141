import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

interface Sbom {
  components: { group?: string; name: string; version: string }[];
}

describe("npm run sbom", () => {
  it("lists the packages of docs/licences.md", async () => {
    await promisify(execFile)(process.execPath, ["tools/sbom.ts"]);

    const { components } = JSON.parse(await readFile("sbom.cdx.json", "utf8")) as Sbom;
    const page = await readFile("docs/licences.md", "utf8");
    const rows = [...page.matchAll(/^\| (\S+) +\| (\d\S*) /gm)];
    const listed = rows.map(([, name, version]) => `${name}@${version}`);
    const found = components.map(({ group, name, version }) =>
      group ? `${group}/${name}@${version}` : `${name}@${version}`,
    );
    expect(listed).toContainEqual(expect.stringMatching(/^react@/));
    expect(new Set(found)).toEqual(new Set(listed));
  });
});
