import { describe, expect, test } from "vitest";
import { ownRules } from "@/lib/engine";
import { sayAward, sayScore } from "@/lib/messages/terms";
import { sayVerdict } from "@/lib/messages/verdict";
import { FELTS, PLAIN_CLOTH } from "@/lib/protocol/cloth";
import { readJournal } from "@/lib/protocol/exported";
import { exportJournal, exportRecord } from "@/lib/protocol/exports";
import { fold } from "@/lib/protocol/journal";
import { replay } from "@/lib/protocol/replay";
import { clothUnder, lookOf } from "@/lib/protocol/ruleSets/look";
import { readRuleSet } from "@/lib/protocol/ruleSets/readRuleSet";
import { database } from "@/lib/server/db/db";
import { countedContext, groupFigures, playedGames } from "@/lib/server/figures/groupFigures";
import { marksIn } from "@/lib/server/figures/marks";
import { addPreset, changePreset, presetsOf } from "@/lib/server/groups/presets";
import { access, type Pass } from "@/lib/server/identity/access";
import { marksByGame } from "@/lib/server/roster/ledger/marksByGame";
import { playedOwnGames, searchGames } from "@/lib/server/roster/searchGames";
import { readHistory } from "@/lib/server/table/history/history";
import { openTable } from "@/lib/server/table/openTable";
import { startGame } from "@/lib/server/table/record/startGame";
import { roundAlternatives } from "@/lib/server/verdicts/roundAlternatives";
import { stakeWordsAt } from "@/lib/views/drink";
import { gameKind, gameOfKind, onePerKind } from "@/lib/views/gameKind";
import { readGameSearch, searchQuery } from "@/lib/views/gameSearch";
import { says, shows } from "../engine/tableOf";
import { FRIDAY, gameOf } from "../ownGame";
import { testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { crew, guest, recordAll } from "./table";

ownDataFolder();

const friday = (rules: unknown = FRIDAY) => ({
  ...crew("Ann", "Bob", "Cy"),
  game: typeof rules === "string" ? rules : JSON.stringify(rules),
});

async function started(rules: unknown = FRIDAY): Promise<Pass> {
  const keeper = guest();
  const table = friday(rules);
  expect(await startGame(keeper, table)).toMatchObject({ ok: true });
  const pass = await access(keeper, table.id, "record");
  if (!pass.ok) throw new Error();
  return pass.value;
}

/** Ann says 5 fours, Bob doubts, and three are there. */
const ROUND = [
  { do: "start-round", starter: "s1" },
  says("s1", "5 fours"),
  { do: "challenge", by: "s2" },
  shows({ s1: [4, 4, 2, 3], s2: [1, 2, 2, 3], s3: [5, 5, 6, 6] }),
] as const;

describe("a game by its own rule set", () => {
  test("settles by its price list, names its rule, and the drinker starts", async () => {
    const pass = await started();
    await recordAll(pass, ROUND);
    const table = await openTable(pass);
    expect(table.state).toMatchObject({ phase: "between-rounds", starter: "s1", house: {} });
    expect(table.state.seats.map(({ holds }) => holds.drink)).toEqual([2, 0, 0]);
    expect(table.rounds.at(-1)).toMatchObject({ rules: expect.arrayContaining(["X1"]), loser: "s1" });
  });

  test("is recorded by outcomes as well", async () => {
    const pass = await started();
    await recordAll(pass, [{ do: "outcome", challengers: ["s2"], claimer: "s1", right: false }]);
    expect((await openTable(pass)).state).toMatchObject({ starter: "s2" });
  });

  test("is exported with its rule set, and both exports replay the same", async () => {
    const pass = await started();
    await recordAll(pass, ROUND);
    const history = await readHistory(pass);
    const { state } = await openTable(pass);
    const record = JSON.parse(JSON.stringify(exportRecord(history)));
    expect(record).toMatchObject({ format: "dice-record/2", rules: { name: "Friday bluff" } });
    expect(record).not.toHaveProperty("game");
    expect(replay(record)).toMatchObject({
      ok: true,
      standing: { Ann: { drinks: 2 } },
      own_rules: { X1: expect.anything() },
    });
    const journal = readJournal(JSON.parse(JSON.stringify(exportJournal(history))));
    if (!journal.ok) throw new Error(journal.refusal.code);
    expect(fold(journal.value.opening, journal.value.entries).state).toEqual(state);
  });

  test("is the same game for equal rules in another order", async () => {
    const { format, name, ...rest } = FRIDAY;
    const turned = {
      ...Object.fromEntries(Object.entries(rest).toReversed()),
      astray: "void",
      name: " Friday  bluff ",
      format,
    };
    expect(gameOf(turned)).toBe(gameOf(FRIDAY));
    expect(gameOf({ ...FRIDAY, name: "Saturday bluff" })).not.toBe(gameOf(FRIDAY));
    const keeper = guest();
    const table = friday();
    const first = await startGame(keeper, table);
    expect(await startGame(keeper, { ...table, game: JSON.stringify({ ...turned, name }) })).toEqual(first);
  });

  test("has no house rules: another table's verdict is the same", async () => {
    const pass = await started();
    await recordAll(pass, ROUND);
    const other = await roundAlternatives(pass, 1);
    expect(other).toMatchObject({ ok: true, value: { others: [], unchanged: 0 } });
    expect(await startGame(guest(), { ...friday(), house: { ones: "high" } })).toMatchObject({
      refusal: { code: "unknown-option" },
    });
  });

  test.each([
    ["text that is not JSON", "{", ""],
    ["an unknown key", { ...FRIDAY, color: "red" }, "color"],
    ["a red table", { ...FRIDAY, look: { color: "red" } }, "look.color"],
    ["an unknown part of its look", { ...FRIDAY, look: { felt: "plum" } }, "look.felt"],
    ["a look that is a list", { ...FRIDAY, look: [] }, "look"],
    ["a word for dice", { ...FRIDAY, look: { words: { die: "bone" } } }, "look.words.die"],
    ["an invisible word", { ...FRIDAY, look: { words: { bad: "\u200b" } } }, "look.words.bad"],
    ["a word that is too long", { ...FRIDAY, look: { words: { bad: "x".repeat(21) } } }, "look.words.bad"],
    [
      "a key of every object",
      JSON.stringify(FRIDAY).replace("{", '{"__proto__": {"name": "x"}, '),
      "__proto__",
    ],
    ["an unknown key inside", { ...FRIDAY, cups: { ...FRIDAY.cups, constructor: 1 } }, "cups.constructor"],
    ["an invisible name", { ...FRIDAY, name: "\u200b" }, "name"],
    ["a name in two alphabets", { ...FRIDAY, name: "Frid\u0430y" }, "name"],
    ["a name that is no text", { ...FRIDAY, name: { toString: 1 } }, "name"],
    ["a challenge without a cost", { ...FRIDAY, cost: FRIDAY.cost.slice(0, 1) }, "cost"],
    [
      "too many starters",
      {
        ...FRIDAY,
        starter: [...Array(5_000).fill({ when: { right: true }, who: "loser" }), { who: "loser" }],
      },
      "",
    ],
  ])("refuses %s with its place and writes nothing", async (_what, rules, place) => {
    const table = friday(rules);
    const answer = await startGame(guest(), table);
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: "bad-rule-set", message: expect.stringContaining(place) },
    });
    expect(await database().game.count({ where: { id: table.id } })).toBe(0);
  });

  test("keeps markup in a name as text", () => {
    expect(gameOf({ ...FRIDAY, name: "<b>Bluff</b>" })).toContain("<b>Bluff</b>");
  });
});

const BADS = {
  ...FRIDAY,
  cost: [
    { when: { right: true }, moves: [{ what: "bad", from: "bank", to: "claimer" }] },
    { moves: [{ what: "bad", from: "bank", to: "challenger" }] },
  ],
} as const;
const STRIKES = { ...BADS, look: { words: { bad: " strike " }, color: "plum" } } as const;

describe("a game's color and words", () => {
  test("are on its table, in its verdict and its history, and not in its records", async () => {
    const pass = await started(STRIKES);
    await recordAll(pass, ROUND);
    const table = await openTable(pass);
    expect(table.cloth).toMatchObject({ felt: "plum", plate: "" });
    const [settled] = table.rounds;
    if (!settled) throw new Error("no round");
    const words = stakeWordsAt(table.state);
    expect(sayAward(settled.moves[0] as never, words)).toBe("takes one strike");
    expect(sayVerdict(settled, table.names, words).rule?.sentence).toBe(
      "Short: the claimer takes one strike.",
    );
    expect([-2, 1].map((score) => sayScore(score, words))).toEqual(["2 strikes", "1 good"]);
    const history = await readHistory(pass);
    expect(history.cloth).toMatchObject({ felt: "plum" });
    const record = JSON.parse(JSON.stringify(exportRecord(history)));
    expect(record.rules).not.toHaveProperty("look");
    expect(ownRules(gameOf(BADS))).toEqual(record.rules);
    expect(replay(record)).toMatchObject({ ok: true, standing: { Ann: { bads: 1 } } });
  });

  test("stand in its id in one form, empty ones left out", () => {
    expect(lookOf(gameOf(STRIKES))).toEqual({ color: "plum", words: { bad: "strike" } });
    expect(gameOf({ ...STRIKES, look: { color: "plum", words: { bad: "strike" } } })).toBe(gameOf(STRIKES));
    expect(gameOf({ ...BADS, look: { words: {} } })).toBe(gameOf(BADS));
    expect(readRuleSet(STRIKES)).toMatchObject({ refusal: { values: { name: "look" } } });
  });

  test.each(FELTS)("%s comes before the group's felt", (color) => {
    expect(clothUnder(gameOf({ ...FRIDAY, look: { color } }), { ...PLAIN_CLOTH, plate: "E7" })).toEqual({
      ...PLAIN_CLOTH,
      plate: "E7",
      felt: color,
    });
    expect(clothUnder(gameOf(FRIDAY), null)).toBe(null);
  });
});

test("a filter by an own game finds all its versions, and offers it once", async () => {
  const { pass, keeper } = await testGroup();
  const three = { ...BADS, cups: { ...FRIDAY.cups, dice: 3 } };
  for (const rules of [BADS, three, { ...BADS, name: "Friday_bluff" }]) {
    const table = { ...friday(rules), group: pass.groupId };
    expect(await startGame(keeper, table)).toMatchObject({ ok: true });
    const recording = await access(keeper, table.id, "record");
    if (!recording.ok) throw new Error();
    await recordAll(recording.value, [...ROUND.slice(0, 3), shows(rules === three ? THREE : FOUR)]);
  }
  const played = await playedOwnGames(pass);
  expect(onePerKind(played).map(gameKind).toSorted()).toEqual(["own:Friday bluff", "own:Friday_bluff"]);
  const { search, ignored } = readGameSearch({ game: "own:Friday bluff" }, [], played);
  expect(ignored).toEqual([]);
  expect(searchQuery(search)).toEqual({ game: "own:Friday bluff" });
  const found = await searchGames(pass, search, "UTC");
  expect(found.games.map(({ game }) => gameKind(game))).toEqual(["own:Friday bluff", "own:Friday bluff"]);
  const of = await countedContext(pass);
  // Leaderboards, walls and reviews read these totals.
  expect(playedGames(of).map(gameKind).toSorted()).toEqual(["own:Friday bluff", "own:Friday_bluff"]);
  const game = gameOfKind("own:Friday bluff", playedGames(of));
  const figures = await groupFigures(of, { scope: "all", game });
  expect(figures.kinds.map(({ game, rounds }) => [gameKind(game), rounds])).toEqual([
    ["own:Friday bluff", 2],
    ["own:Friday_bluff", 1],
  ]);
  expect(figures.rounds).toBe(2);
  expect(readGameSearch({ game: "own:Other" }, [], played)).toMatchObject({ ignored: ["game"] });
});

/** The dice under the cups, with four each and with three. */
const FOUR = { s1: [4, 4, 2, 3], s2: [1, 2, 2, 3], s3: [5, 5, 6, 6] } as const;
const THREE = { s1: [4, 4, 2], s2: [1, 2, 2], s3: [5, 5, 6] } as const;

/** Only a claimer who is right pays, and no one plays that well at random. */
const ENDLESS = {
  ...FRIDAY,
  challenges: [{ kind: "doubt" }, { kind: "spot-on" }],
  deal: { lives: 20 },
  cost: [
    { when: { kind: "spot-on", right: true }, moves: [{ what: "life", from: "claimer", to: "bank" }] },
    { moves: [] },
  ],
  ending: { kind: "last-in", without: "life" },
};

test("a group does not save a game that random play does not end", async () => {
  const { pass } = await testGroup();
  const bad = { ok: false, refusal: { code: "bad-rule-set", message: expect.stringContaining("ending") } };
  expect(await addPreset(pass, { game: JSON.stringify(ENDLESS), name: "Endless", house: {} })).toMatchObject(
    bad,
  );
  const saved = await addPreset(pass, { game: JSON.stringify(FRIDAY), name: "Friday", house: {} });
  if (!saved.ok) throw new Error(saved.refusal.message);
  expect(await changePreset(pass, saved.value.id, { game: JSON.stringify(ENDLESS) })).toMatchObject(bad);
  expect((await presetsOf(pass)).map(({ game }) => game)).toEqual([gameOf(FRIDAY)]);
});

describe("a group's own game", () => {
  test("is saved, changed into a new version, and a running game keeps the old one", async () => {
    const { pass, keeper } = await testGroup();
    const saved = await addPreset(pass, { game: JSON.stringify(FRIDAY), name: "Friday", house: {} });
    if (!saved.ok) throw new Error(saved.refusal.message);
    const table = { ...friday(), group: pass.groupId };
    expect(await startGame(keeper, table)).toMatchObject({ ok: true });
    const three = { ...FRIDAY, cups: { ...FRIDAY.cups, dice: 3 } };
    expect(await changePreset(pass, saved.value.id, { game: JSON.stringify(three) })).toMatchObject({
      ok: true,
    });
    expect((await presetsOf(pass)).map(({ game, name, house }) => ({ game, name, house }))).toEqual([
      { game: gameOf(three), name: "Friday", house: {} },
    ]);
    const running = await access(keeper, table.id, "read");
    if (!running.ok) throw new Error();
    expect(await openTable(running.value)).toMatchObject({ state: { game: gameOf(FRIDAY), diceEach: 4 } });
  });

  test("is refused malformed, with house rules, and in place of a game of the rule book", async () => {
    const { pass } = await testGroup();
    const game = JSON.stringify(FRIDAY);
    const bad = { ok: false, refusal: { code: "bad-rule-set" } };
    expect(await addPreset(pass, { game: "{}", name: "Empty", house: {} })).toMatchObject(bad);
    expect(await addPreset(pass, { game, name: "Mixed", house: { ones: "high" } })).toMatchObject({
      refusal: { code: "unknown-option" },
    });
    const book = await addPreset(pass, { game: "bar", name: "Bar", house: {} });
    if (!book.ok) throw new Error(book.refusal.message);
    expect(await changePreset(pass, book.value.id, { game })).toMatchObject(bad);
    expect(await presetsOf(pass)).toHaveLength(1);
  });

  test("counts in the group's figures and in its goods and bads", async () => {
    const { pass, keeper } = await testGroup();
    const marks = {
      ...FRIDAY,
      cost: [
        { when: { right: true }, moves: [{ what: "bad", from: "bank", to: "claimer" }] },
        { moves: [{ what: "bad", from: "bank", to: "challenger" }] },
      ],
    };
    const table = { ...friday(marks), group: pass.groupId };
    expect(await startGame(keeper, table)).toMatchObject({ ok: true });
    const recording = await access(keeper, table.id, "record");
    if (!recording.ok) throw new Error();
    await recordAll(recording.value, ROUND);
    const { games } = await marksByGame(pass, null);
    expect(games).toMatchObject([{ game: table.id, rounds: 1 }]);
    expect(await marksIn(pass, "all")).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: "Ann", bads: 1 })]),
    );
  });
});
