// `npm run bench:pages`: page loads on a phone next to an empty Next page in the same run, and the table's tap
// responses.
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { endlessRounds } from "../../server/table";
import { startEvening } from "../evening";
import { median, quantile } from "../figures";
import { chromiumHere, openBrowser } from "../phones";
import { startOurs } from "../program";
import { startEmptyNext } from "./emptyNext";
import { type Visit, visit } from "./lighthouse";
import { type TapResponse, tapThrough } from "./taps";

const VISITS = 3;
const ROUNDS = 50;
/** The keys to name. */
const SLOWEST = 6;
const LIMITS = { lcp: 1.5, shift: 0.02 } as const;

const NINE = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Ito"];

const dataDir = mkdtempSync(path.join(tmpdir(), "speed-"));
const empty = await startEmptyNext();
const ours = await startOurs(dataDir);
const chromium = chromiumHere();

const [opened, ...rest] = [...endlessRounds(13)].flat();
const claimed = [opened, ...rest].slice(0, 12 * 4 + 2).filter((action) => action !== undefined);
const { id, cookie } = await startEvening(ours.origin, NINE.slice(0, 3), claimed);

const PAGES = [
  { name: "an empty page of Next", url: empty.origin, cookie: "" },
  { name: "start page", url: ours.origin, cookie: "" },
  { name: "new game", url: `${ours.origin}/new`, cookie: "" },
  { name: "table", url: `${ours.origin}/games/${id}`, cookie },
] as const;

// Alternating, so that disturbances affect all.
const visits = new Map<string, Visit[]>(PAGES.map(({ name }) => [name, []]));
for (let turn = 0; turn < VISITS; turn++)
  for (const page of PAGES) visits.get(page.name)?.push(await visit(chromium, page.url, page.cookie));

const middle = (name: string, of: keyof Visit) => median((visits.get(name) ?? []).map((one) => one[of]));
const [{ name: baseline }] = PAGES;
console.log(`Lighthouse 12, phone, median of ${VISITS}; load of this machine ${loadavg()[0]?.toFixed(1)}`);
for (const { name } of PAGES) {
  const lcp = middle(name, "lcp");
  const shift = middle(name, "shift");
  const ratio = lcp / middle(baseline, "lcp");
  const over = ratio > LIMITS.lcp || shift > LIMITS.shift ? " — over the limit" : "";
  console.log(
    `${name}: LCP ${Math.round(lcp)} ms (${ratio.toFixed(2)} of the empty page's), blocked ${Math.round(middle(name, "blocking"))} ms, ` +
      `shift ${shift.toFixed(3)}, scripts ${(middle(name, "scripts") / 1000).toFixed(1)} kB as sent${over}`,
  );
}

const browser = await openBrowser();
const taps = await tapThrough(browser, ours.origin, ROUNDS);
const all = taps.map((tap) => tap.all);
const ms = (share: number) => `${Math.round(quantile(all, share))} ms`;
console.log(
  `${taps.length} taps in ${ROUNDS} rounds at 4× CPU throttle: p50 ${ms(0.5)}, p98 ${ms(0.98)}, longest ${ms(1)}`,
);
const keys = [...new Set(taps.map(({ key }) => key))]
  .map((key) => ({ key, of: taps.filter((tap) => tap.key === key) }))
  .toSorted(
    (a, b) =>
      quantile(
        b.of.map((tap) => tap.all),
        0.98,
      ) -
      quantile(
        a.of.map((tap) => tap.all),
        0.98,
      ),
  );
for (const { key, of } of keys.slice(0, SLOWEST)) {
  const half = (part: (tap: TapResponse) => number) => Math.round(median(of.map(part)));
  console.log(
    `  ${key}: ${of.length} taps, median ${half((tap) => tap.all)} ms (waiting ${half((tap) => tap.waited)}, ` +
      `handling ${half((tap) => tap.handled)}), p98 ${Math.round(
        quantile(
          of.map((tap) => tap.all),
          0.98,
        ),
      )} ms`,
  );
}

await browser.close();
await ours.stop();
await empty.stop();
rmSync(dataDir, { recursive: true });
