import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";

/** Dynamic imports are games, and those are counted already. */
const fetchedByItself: Plugin = {
  name: "fetched by itself",
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind }) => (kind === "dynamic-import" ? { external: true } : null)),
};

test("the engine with nine games and no texts is under 78 kB minified and imports nothing from outside", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL("../../lib/engine/index.ts", import.meta.url))],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    plugins: [fetchedByItself],
    metafile: true,
  });
  // 64 kB until games of counts took any house (S19–S25), hands wild ones (H11) and Mia its own (M6–M8).
  // It was 69 kB until outcomes (S26). It was 74 kB until rule sets,
  // and 77 kB until a wrong challenge could cost two in every game.
  expect(outputFiles[0]?.contents.length).toBeLessThan(78_000);
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((input) => !input.includes("lib/engine/"))).toEqual([]);
});
