import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("the engine, all nine games and no words, is under 60 kB minified and brings nothing from outside", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL("../../lib/engine/index.ts", import.meta.url))],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    // Every game is counted here already: not how a browser fetches one by itself.
    external: ["./games/bring"],
    metafile: true,
  });
  expect(outputFiles[0]?.contents.length).toBeLessThan(60_000);
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((input) => !input.includes("lib/engine/"))).toEqual([]);
});
