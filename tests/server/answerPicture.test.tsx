import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drawingOf } from "@/app/_picture/drawingOf";
import { AnswerPicture } from "@/app/settle/_picture/AnswerPicture";
import { previewOf } from "@/app/settle/_picture/pictureOf";
import { generateMetadata } from "@/app/settle/page";
import { GET } from "@/app/settle/picture.png/route";
import { linkOf } from "@/lib/protocol/ask/link";
import type { Question } from "@/lib/protocol/ask/shapes";
import { drawPicture } from "@/lib/server/api/pictures/drawPicture";
import { withLocale } from "@/lib/server/http/locale";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";

vi.mock("next/headers", () => ({ headers: async () => new Headers({ host: "table.example" }) }));

let addresses = 0;
const ask = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  GET(
    new Request(`http://table/settle/picture.png?${query}`, {
      headers: { [PEER_ADDRESS]: `192.0.2.${++addresses}`, ...headers },
    }),
  );
const metadataOf = async (query: string) =>
  generateMetadata({ searchParams: Promise.resolve(Object.fromEntries(new URLSearchParams(query))) });

/** Network requests during drawing. */
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (from: string | URL | Request) => {
    if (String(from).startsWith("data:")) return real(from);
    asked.push(String(from));
    return Promise.reject(new Error("there is no network"));
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Draws an answer in this thread, whose network is watched. */
async function draw(question: Question): Promise<Buffer> {
  const preview = previewOf(question);
  if (preview === null) throw new Error("nothing is asked");
  return Buffer.from(await drawPicture(drawingOf(<AnswerPicture preview={preview} />)));
}

const COMPARE: Question = { ask: "compare", game: "pass-the-cup", a: [3, 3, 2, 2, 6], b: [4, 4, 1, 1, 2] };
const QUESTIONS: readonly Question[] = [
  COMPARE,
  { ask: "rank", game: "closed-cup", dice: [1, 1, 4, 5, 6] },
  { ask: "compare", game: "mia", a: "66", b: "21" },
  { ask: "raise", game: "firehouse", from: "9 sixes", to: "10 ones" },
  { ask: "raise", game: "pass-the-cup", from: null, to: "pair of twos" },
  { ask: "lowest", game: "perudo", from: "999999 fives" },
  { ask: "judge", game: "firehouse", claim: "25 fives", wild: 4, dice: Array(100).fill(4) },
  { ask: "judge", game: "bar", claim: "4 sixes", count: 3 },
  { ask: "odds", game: "bar", claim: "4 sixes", dice_in_play: 20, known: [6, 1] },
];

describe("the picture of an answer", () => {
  test.each(QUESTIONS)("is drawn: $ask in $game", async (question) => {
    for (const language of ["en", "de", "es"] as const) {
      const png = await withLocale(language, () => draw(question));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(asked).toEqual([]);
  });

  test("is cached like a verdict’s, per language", async () => {
    const [english, german] = [
      await ask(linkOf(COMPARE)),
      await withLocale("de", () => ask(linkOf(COMPARE))),
    ];
    expect(english.headers.get("cache-control")).toBe("public, max-age=300, must-revalidate");
    expect(german.headers.get("etag")).not.toBe(english.headers.get("etag"));
    const etag = english.headers.get("etag") ?? "";
    expect((await ask(linkOf(COMPARE), { "if-none-match": etag })).status).toBe(304);
  });

  test.each([
    "",
    "ask=compare",
    "ask=nothing&game=bar",
    "ask=lowest&game=chess",
    "ask=lowest&game=__proto__",
    "ask=lowest&game=bar&rules=__proto__.1",
    "ask=lowest&game=bar&rules=%00%ff~~~",
    `ask=rank&game=own-hand&dice=${"1".repeat(5000)}`,
    `ask=compare&game=own-hand&a=${"🎲王 ﷽ \u202e<b>".repeat(40)}&b=${"9".repeat(5000)}`,
    "ask=odds&game=bar&claim=999999+sixes&dice_in_play=999",
    "ask=judge&game=firehouse&claim=%2e%2e%2fetc&dice=1.2",
    "ask=raise&game=mia&from=%F0%9F%8E%B2&to=21",
  ])("shows the desk or the refusal for any query: %s", async (query) => {
    const answer = await ask(query);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await metadataOf(query)).openGraph).toMatchObject({ images: [{ width: 1200, height: 630 }] });
  });

  test("has a drawing limit per address", async () => {
    const from = { [PEER_ADDRESS]: "198.51.100.9" };
    for (let times = 0; times < 60; times++) await ask("", from);
    const answer = await ask(linkOf(COMPARE), from);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

test("gives chats the question, the answer's sentence and the picture, with absolute URLs", async () => {
  const query = linkOf(COMPARE);
  const { title, description, openGraph } = await metadataOf(query);
  expect([title, description]).toEqual([
    "Does 33226 beat 44112?",
    "44112 beats 33226: both have two pair, and fours beat threes.",
  ]);
  expect(openGraph).toMatchObject({
    title,
    description,
    url: expect.stringMatching(/^https?:\/\/[^/]+\/settle\?ask=compare&/),
    images: [{ url: expect.stringMatching(/^https?:\/\/[^/]+\/settle\/picture\.png\?ask=compare&/) }],
  });
});

test.each<[Question, string]>([
  [{ ask: "raise", game: "firehouse", from: "9 sixes", to: "10 ones" }, "10 ones over 9 sixes?"],
  [{ ask: "raise", game: "bar", from: null, to: "4 twos" }, "Can a round start with 4 twos?"],
  [{ ask: "rank", game: "own-hand", dice: [1, 1, 4, 5, 6] }, "How good is 11654?"],
  [{ ask: "lowest", game: "bar", from: "3 fives" }, "What’s the lowest over 3 fives?"],
  [{ ask: "judge", game: "bar", claim: "4 sixes", dice: [6, 6] }, "Was it there: 4 sixes?"],
  [{ ask: "odds", game: "bar", claim: "4 sixes", dice_in_play: 20 }, "How likely: 4 sixes among 20 dice?"],
  [{ ask: "compare", game: "own-hand", a: "wibble", b: "66666" }, "Settle an argument"],
])("a link is headed by its question: %#", async (question, title) => {
  expect((await metadataOf(linkOf(question))).title).toBe(title);
});
