import {
  DICE,
  type Json,
  type JsonObject,
  NAME,
  QUOTED,
  readDice,
  readText,
  split,
  writeDice,
  writeName,
  writeText,
} from "./words";

// One phrase for each kind of action. An action that its phrase does not express is written as JSON
// (docs/notation.md).

type ReadName = (text: string) => string;

interface Phrase {
  readonly do: string;
  /** The phrase; undefined if this action has no such form. */
  readonly write: (action: JsonObject) => string | undefined;
  readonly pattern: RegExp;
  /** The action's keys, from the pattern's groups. */
  readonly read: (groups: readonly string[], name: ReadName) => JsonObject;
}

const whole = (...parts: readonly string[]): RegExp => new RegExp(`^${parts.join("")}$`, "iu");
const given = (key: string, value: Json | undefined): JsonObject =>
  value === undefined ? {} : { [key]: value };

const nameOf = (value: Json | undefined): string | undefined =>
  typeof value === "string" ? writeName(value) : undefined;
const numberOf = (value: Json | undefined): string | undefined =>
  typeof value === "number" ? String(value) : undefined;
/** Joins parts; undefined if one is missing. */
const joined = (separator: string, parts: readonly (string | undefined)[]): string | undefined =>
  parts.every((part) => part !== undefined) ? parts.join(separator) : undefined;
const namesOf = (value: Json | undefined): string | undefined =>
  Array.isArray(value) ? (value.length === 0 ? "none" : joined(" + ", value.map(nameOf))) : undefined;
const readNames = (text: string, name: ReadName): string[] =>
  text.toLowerCase() === "none" ? [] : split(text, "+").map(name);

/** A value for each player: "Ann 146, Bob 223". */
const perPlayer = (value: Json | undefined, write: (one: Json) => string | undefined): string | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? joined(
        ", ",
        Object.entries(value).map(([player, one]) => joined(" ", [writeName(player), write(one)])),
      )
    : undefined;
const readPerPlayer = (
  text: string,
  pattern: string,
  name: ReadName,
  read: (one: string) => Json,
  separator: "," | "+" = ",",
): JsonObject =>
  Object.fromEntries(
    split(text, separator).map((part) => {
      const [, player, one] = whole(`(${NAME}) (${pattern})`).exec(part) ?? [];
      if (player === undefined || one === undefined) throw new Error(`“${part}” is not a name with its dice`);
      return [name(player), read(one)];
    }),
  );

const HAND = /^([a-z-]+)\/(\d*)(?:\+(\d*))?$/;

/** A claim as text, or as an object in short: "9x6", "two-pair/41+5", "mia/64". */
function writeClaim(claim: Json | undefined): string | undefined {
  if (typeof claim === "string") return isShort(claim) ? JSON.stringify(claim) : writeText(claim);
  if (typeof claim !== "object" || claim === null || Array.isArray(claim)) return undefined;
  const { count, face, mia, hand, faces, kickers } = claim as JsonObject;
  if (count !== undefined) return joined("x", [numberOf(count), numberOf(face)]);
  if (mia !== undefined) return joined("/", ["mia", numberOf(mia)]);
  const digits = (dice: Json | undefined) => (dice === undefined ? "" : writeDice(dice)?.replace("-", ""));
  return typeof hand === "string"
    ? joined("", [hand, "/", digits(faces), ...(kickers === undefined ? [] : ["+", digits(kickers)])])
    : undefined;
}

const isShort = (text: string): boolean => /^\d+x\d+$/.test(text) || text.includes("/");

function readClaim(text: string): Json {
  const [, count, face] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (count !== undefined) return { count: Number(count), face: Number(face) };
  const [, hand, faces = "", kickers] = HAND.exec(text) ?? [];
  if (hand === undefined) return readText(text);
  if (hand === "mia") return { mia: Number(faces) };
  return {
    hand,
    ...(faces !== "" && { faces: readDice(faces) }),
    ...(kickers !== undefined && { kickers: readDice(kickers || "-") }),
  };
}

const MOVE = `([0-9]+) (die|chip|life|drink|good|bad) from (${NAME}) to (${NAME})`;
const writeMove = (move: Json | undefined): string | undefined => {
  if (typeof move !== "object" || move === null || Array.isArray(move)) return undefined;
  const { count, what, from, to } = move as JsonObject;
  return typeof what === "string"
    ? joined(" ", [numberOf(count), what, "from", nameOf(from), "to", nameOf(to)])
    : undefined;
};
const readMove = (
  [count = "", what = "", from = "", to = ""]: readonly string[],
  name: ReadName,
): JsonObject => ({
  ...{ what: what.toLowerCase(), count: Number(count), from: name(from), to: name(to) },
});

/** Parts of a round by its outcome, after its head: flags and keys (S26). */
const OUTCOME_FLAGS: readonly (readonly [key: string, value: boolean, says: string])[] = [
  ["right", true, "right"],
  ["right", false, "wrong"],
  ["out_of_turn", true, "out of turn"],
  ["out_of_turn", false, "in turn"],
  ["mia", true, "21"],
  ["mia", false, "not 21"],
  ["messed_up", true, "messed up"],
  ["messed_up", false, "not messed up"],
];

function writeOutcome(action: JsonObject): string | undefined {
  const { challengers, claimer, loser, winner, kind, off, starter } = action;
  const head =
    challengers !== undefined
      ? [joined(" ", [namesOf(challengers), ...(claimer === undefined ? [] : ["on", nameOf(claimer)])])]
      : [
          joined(" ", [nameOf(loser), "lost"]),
          ...(winner === undefined ? [] : [joined(" ", [nameOf(winner), "won"])]),
        ];
  const flags = OUTCOME_FLAGS.flatMap(([key, value, says]) => (action[key] === value ? [says] : []));
  const text = joined(", ", [
    ...head,
    ...(typeof kind === "string" ? [`called ${kind}`] : []),
    ...flags,
    ...(off === undefined ? [] : [joined(" ", ["off", numberOf(off)])]),
    ...(starter === undefined ? [] : [joined(" ", ["next", nameOf(starter)])]),
  ]);
  return text === undefined ? undefined : `round ${text}`;
}

function readOutcome(text: string, name: ReadName): JsonObject {
  const [head = "", ...parts] = split(text, ",");
  const [, loser] = whole(`(${NAME}) lost`).exec(head) ?? [];
  const [, challengers = head, claimer] = whole(`(.+?) on (${NAME})`).exec(head) ?? [];
  const read: Record<string, Json> =
    loser !== undefined
      ? { loser: name(loser) }
      : { challengers: readNames(challengers, name), ...(claimer && { claimer: name(claimer) }) };
  for (const part of parts) {
    const flag = OUTCOME_FLAGS.find(([, , says]) => says === part.toLowerCase());
    const [, key = "", value = ""] = whole(`(called|off|next) (${NAME})`).exec(part) ?? [];
    const [, winner] = whole(`(${NAME}) won`).exec(part) ?? [];
    if (flag) read[flag[0]] = flag[1];
    else if (winner !== undefined) read.winner = name(winner);
    else if (key === "called") read.kind = value;
    else if (key === "off" && /^\d+$/.test(value)) read.off = Number(value);
    else if (key === "next") read.starter = name(value);
    else throw new Error(`“${part}” is not part of a round’s outcome`);
  }
  return read;
}

/** A phrase "Ann does", with one optional part after it. */
const step = (
  action: string,
  verb: string,
  typed: string,
  key?: string,
  [write, pattern, read]: readonly [
    (value: Json | undefined) => string | undefined,
    string,
    (text: string) => Json,
  ] = [writeDice, DICE, readDice],
  needed = false,
): Phrase => ({
  do: action,
  write: (one) =>
    joined(" ", [
      nameOf(one.by),
      verb,
      ...(key === undefined || one[key] === undefined ? [] : [write(one[key])]),
    ]),
  pattern: whole(
    `(${NAME}) (?:${typed})`,
    key === undefined ? "" : needed ? ` (${pattern})` : `(?: (${pattern}))?`,
  ),
  read: ([by = "", value], name) => ({
    by: name(by),
    ...(key !== undefined && value !== undefined && given(key, read(value))),
  }),
});

const COUNT = [numberOf, "[0-9]+", Number] as const;

/** All phrases. The first that matches is read. */
const PHRASES: readonly Phrase[] = [
  {
    do: "start-round",
    write: ({ starter, wild }) =>
      joined(", ", [
        starter === undefined ? "start" : joined(" ", [nameOf(starter), "starts"]),
        ...(wild === undefined ? [] : [joined(" ", ["wild", wild === null ? undefined : numberOf(wild)])]),
      ]),
    pattern: whole(`(?:start|(${NAME}) starts?)(?:,? wild ([0-9]+))?`),
    read: ([starter, wild], name) => ({
      ...(starter !== undefined && { starter: name(starter) }),
      ...(wild !== undefined && { wild: Number(wild) }),
    }),
  },
  {
    do: "reveal",
    write: ({ dice, counts, count, outcome }) => {
      if (outcome !== undefined) return typeof outcome === "string" ? outcome : undefined;
      if (count !== undefined) return joined(" ", ["count", numberOf(count)]);
      if (counts !== undefined) return joined(" ", ["counts", perPlayer(counts, numberOf)]);
      return joined(" ", ["dice", writeDice(dice) ?? perPlayer(dice, writeDice)]);
    },
    pattern: /^(?:(short|there|exact)|count ([0-9]+)|counts (.+)|dice (-|[0-9]+)|dice (.+))$/iu,
    read: ([outcome, count, counts, cup, dice], name) =>
      outcome !== undefined
        ? { outcome: outcome.toLowerCase() }
        : count !== undefined
          ? { count: Number(count) }
          : counts !== undefined
            ? { counts: readPerPlayer(counts, "[0-9]+", name, Number) }
            : { dice: cup !== undefined ? readDice(cup) : readPerPlayer(dice ?? "", DICE, name, readDice) },
  },
  {
    do: "skip",
    write: ({ players }) => joined(" ", ["skip", namesOf(players)]),
    pattern: /^skip (.+)$/iu,
    read: ([players = ""], name) => ({ players: readNames(players, name) }),
  },
  { do: "void-round", write: () => "void", pattern: /^void$/iu, read: () => ({}) },
  {
    do: "adjust",
    write: (action) => joined(" ", ["adjust", writeMove(action)]),
    pattern: whole("adjust ", MOVE),
    read: readMove,
  },
  {
    do: "result",
    write: ({ moves, next }) =>
      joined(" ", [
        "result",
        joined(", ", [
          ...(Array.isArray(moves) ? moves.map(writeMove) : [undefined]),
          ...(next === undefined ? [] : [joined(" ", ["next", nameOf(next)])]),
        ]),
      ]),
    pattern: /^result (.+)$/iu,
    read: ([text = ""], name) => {
      const parts = split(text, ",");
      const [, next] = whole(`next (${NAME})`).exec(parts.at(-1) ?? "") ?? [];
      const moves = (next === undefined ? parts : parts.slice(0, -1)).map((part) => {
        const read = whole(MOVE).exec(part);
        if (read === null) throw new Error(`“${part}” is not like “1 bad from bank to Ann”`);
        return readMove(read.slice(1), name);
      });
      return { moves, ...(next !== undefined && { next: name(next) }) };
    },
  },
  {
    do: "outcome",
    write: writeOutcome,
    pattern: /^round (.+)$/iu,
    read: ([text = ""], name) => readOutcome(text, name),
  },
  {
    do: "end",
    write: ({ losers, winners, pot }) =>
      joined(", ", [
        "end",
        ...(losers === undefined ? [] : [joined(" ", ["lost", namesOf(losers)])]),
        ...(winners === undefined ? [] : [joined(" ", ["won", namesOf(winners)])]),
        ...(pot === undefined
          ? []
          : [joined(" ", ["pot", perPlayer(pot, numberOf)?.replaceAll(", ", " + ")])]),
      ]),
    pattern: /^end(?:, lost ([^,]+))?(?:, won ([^,]+))?(?:, pot ([^,]+))?$/iu,
    read: ([losers, winners, pot], name) => ({
      ...(losers !== undefined && { losers: readNames(losers, name) }),
      ...(winners !== undefined && { winners: readNames(winners, name) }),
      ...(pot !== undefined && { pot: readPerPlayer(pot, "[0-9]+", name, Number, "+") }),
    }),
  },
  step("look", "looks", "looks?"),
  step("roll-cup", "rolls the cup", "rolls? (?:the )?cup"),
  step("show", "shows", "shows?", "dice", undefined, true),
  step("hide", "hides", "hides?", "dice", undefined, true),
  step("re-roll", "rerolls", "re-?rolls?", "dice", COUNT),
  {
    do: "roll-table",
    write: ({ by, from, to }) => joined(" ", [nameOf(by), "rolls", writeDice(from), "to", writeDice(to)]),
    pattern: whole(`(${NAME}) rolls? (${DICE}) to (${DICE})`),
    read: ([by = "", from = "", to = ""], name) => ({ by: name(by), from: readDice(from), to: readDice(to) }),
  },
  {
    do: "give",
    write: ({ by, to, what, count }) =>
      joined(" ", [
        nameOf(by),
        "gives",
        nameOf(to),
        ...(count === undefined ? [] : [numberOf(count)]),
        ...(what === undefined ? [] : [typeof what === "string" ? what : undefined]),
      ]),
    pattern: whole(`(${NAME}) gives? (${NAME})(?: ([0-9]+))?(?: (die|chip|life|drink|good|bad))?`),
    read: ([by = "", to = "", count, what], name) => ({
      ...{ by: name(by), to: name(to) },
      ...(what !== undefined && { what: what.toLowerCase() }),
      ...(count !== undefined && { count: Number(count) }),
    }),
  },
  {
    do: "join",
    write: ({ player, seat }) =>
      joined(" ", [nameOf(player), "joins", ...(seat === undefined ? [] : ["at", numberOf(seat)])]),
    pattern: whole(`(${NAME}) joins?(?: at ([0-9]+))?`),
    read: ([player = "", seat], name) => ({
      player: name(player),
      ...(seat !== undefined && { seat: Number(seat) }),
    }),
  },
  {
    do: "leave",
    write: ({ player }) => joined(" ", [nameOf(player), "leaves"]),
    pattern: whole(`(${NAME}) leaves?`),
    read: ([player = ""], name) => ({ player: name(player) }),
  },
  {
    do: "buy-in",
    write: ({ player, count }) =>
      joined(" ", [nameOf(player), "buys in", ...(count === undefined ? [] : [numberOf(count)])]),
    pattern: whole(`(${NAME}) buys? in(?: ([0-9]+))?`),
    read: ([player = "", count], name) => ({
      player: name(player),
      ...(count !== undefined && { count: Number(count) }),
    }),
  },
  {
    do: "challenge",
    write: ({ by, kind }) =>
      joined(" ", [
        Array.isArray(by) ? `${namesOf(by)}${by.length === 1 ? " +" : ""}` : nameOf(by),
        kind === undefined ? "challenges" : typeof kind === "string" ? `calls ${kind}` : undefined,
      ]),
    pattern: whole(
      `(${NAME}(?: \\+ ${NAME})*)( \\+)?(?: (?:challenges?|doubts?|bangs?)!?| calls? (doubt|spot-on|concede)|!)`,
    ),
    read: ([by = "", list, kind], name) => {
      const names = readNames(by, name);
      const [only = ""] = names;
      return {
        by: names.length === 1 && list === undefined ? only : names,
        ...(kind !== undefined && { kind: kind.toLowerCase() }),
      };
    },
  },
  {
    do: "claim",
    write: ({ by, claim }) => joined(": ", [nameOf(by), writeClaim(claim)]),
    pattern: whole(`(${NAME}): *(${QUOTED}|[^"(){}]+)`),
    read: ([by = "", claim = ""], name) => ({ by: name(by), claim: readClaim(claim.trim()) }),
  },
];

/** A remark in parentheses after a phrase: its key, and how its value is written and read. */
interface Remark {
  readonly key: string;
  readonly write: (value: Json) => string | undefined;
  readonly pattern: string;
  readonly read: (text: string) => Json;
}

const text = (key: string, says: string): Remark => ({
  key,
  write: (value) => (typeof value === "string" && value !== "" ? `${says} ${writeText(value)}` : undefined),
  pattern: `${says} (${QUOTED}|[^"()]+)`,
  read: readText,
});
const flag = (key: string, value: Json, says: string): Remark => ({
  key,
  write: (one) => (one === value ? says : undefined),
  pattern: `(${says})`,
  read: () => value,
});

const REMARKS: readonly Remark[] = [
  {
    key: "table",
    write: (dice) => joined(" ", ["table", writeDice(dice)]),
    pattern: `table (${DICE})`,
    read: readDice,
  },
  flag("accept", "looked", "looked"),
  flag("accept", "blind", "blind"),
  flag("skipped", true, "skipped"),
  flag("messed_up", true, "messed up"),
  text("ruling", "allowed"),
  text("note", "note"),
  text("id", "id"),
  text("at", "at"),
];

/** Writes an action as a phrase with its remarks; undefined if it has none. The caller reads it back to be sure. */
export function writePhrase(action: JsonObject): string | undefined {
  const phrase = PHRASES.find((one) => one.do === action.do)?.write(action);
  if (phrase === undefined) return undefined;
  const remarks = REMARKS.flatMap(({ key, write }) => {
    const value = action[key];
    const says = value === undefined ? undefined : write(value);
    return says === undefined ? [] : [` (${says})`];
  });
  return phrase + remarks.join("");
}

/** Longer than thirty players' dice with long names. */
const MAX_LENGTH = 5_000;

/**
 * Reads a phrase with its remarks.
 * @throws Error with the reason, as a sentence without a full stop
 */
export function readPhrase(line: string, name: ReadName): JsonObject {
  if (line.length > MAX_LENGTH) throw new Error(`an action is longer than ${MAX_LENGTH} characters`);
  let rest = line;
  const remarks: Record<string, Json> = {};
  for (;;) {
    const found = REMARKS.map((remark) => ({
      remark,
      match: new RegExp(`^(.*?)\\s*\\(${remark.pattern}\\)$`, "su").exec(rest),
    })).find(({ match }) => match !== null);
    if (!found?.match) break;
    const [, before = "", value = ""] = found.match;
    remarks[found.remark.key] = found.remark.read(value);
    rest = before;
  }
  for (const { do: action, pattern, read } of PHRASES) {
    const match = pattern.exec(rest);
    if (match) return { do: action, ...read(match.slice(1), name), ...remarks };
  }
  throw new Error("no action looks like this; write “Ann: 4 sixes” or “Bob bangs”");
}
