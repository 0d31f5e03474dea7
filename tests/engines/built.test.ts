import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// The build targets the oldest browsers of `browserslist`; the APIs it calls are not polyfilled.

const BUILT = ".next/static";

/**
 * APIs missing in Safari 16.4, Chrome 111 or Firefox 128. Feature-detected ones of packages are not listed.
 */
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

test.each(["js", "css"] as const)("needs no newer browser for any %s in the build", (ending) => {
  const all = files(ending);
  expect(all.length).toBeGreaterThan(0);
  const needing = all.flatMap((file) => {
    const [call] = TOO_NEW[ending].exec(readFileSync(path.join(BUILT, file), "utf8")) ?? [];
    return call ? { file, call } : [];
  });
  expect(needing).toEqual([]);
});
