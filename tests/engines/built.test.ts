import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// What is built is written for the oldest browsers of `browserslist`; what it calls there is not translated.

const BUILT = ".next/static";

/** What Safari 16.4, Chrome 111 or Firefox 128 has not got. What a package asks for before it calls it is not among these. */
const TOO_NEW = {
  js: /Array\.fromAsync|Promise\.(try|withResolvers)\b|Object\.groupBy|Map\.groupBy|Iterator\.from|\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|RegExp\.escape|navigator\.locks|\bBarcodeDetector\b/,
  css: /@starting-style|anchor-name|position-anchor|@position-try|light-dark\(|text-box-trim|field-sizing|interpolate-size|@scope\b/,
};

/** Next's own, which only browsers without modules load. */
const polyfills: readonly string[] = JSON.parse(
  readFileSync(".next/build-manifest.json", "utf8"),
).polyfillFiles;

const files = (ending: keyof typeof TOO_NEW) =>
  readdirSync(BUILT, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(`.${ending}`) && !polyfills.includes(`static/${file}`));

test.each(["js", "css"] as const)("no %s that is built needs a newer browser", (ending) => {
  const all = files(ending);
  expect(all.length).toBeGreaterThan(0);
  const needing = all.flatMap((file) => {
    const [call] = TOO_NEW[ending].exec(readFileSync(path.join(BUILT, file), "utf8")) ?? [];
    return call ? { file, call } : [];
  });
  expect(needing).toEqual([]);
});
