import { namedAtEnd, newGame, ok, type Result, type Stake } from "@/lib/engine";
import { importReasons } from "@/lib/messages/imports";
import { gameName } from "@/lib/messages/terms";
import { type CsvRow, readCsv } from "./csv";
import { isDayFirst, readDay } from "./days";
import { gameByName, plainWord } from "./gamesByName";
import type { Counted, Found, FoundGame, ImportOptions, LineReason } from "./importedGames";

// Score sheets of others: a column a player with numbers or with who won, a line a round, or a line a game.

/** The headings of columns, in all our languages. Other columns are players. */
const HEADINGS = {
  day: ["date", "day", "played", "datum", "tag", "fecha", "dia"],
  game: ["game", "spiel", "juego"],
  round: ["round", "runde", "ronda", "no", "nr", "#", "hand"],
  players: ["players", "people", "names", "spieler", "jugadores", "nombres", "namen"],
  loser: ["loser", "losers", "lost", "verlierer", "verloren", "perdedor", "perdedores", "perdio"],
  winner: ["winner", "winners", "won", "gewinner", "sieger", "gewonnen", "ganador", "ganadores", "gano"],
  claim: [
    "claim",
    "bid",
    "last claim",
    "last bid",
    "final bid",
    "ansage",
    "letzte ansage",
    "gebot",
    "canto",
    "ultimo canto",
  ],
  claimer: [
    "claimer",
    "bidder",
    "claimed by",
    "bid by",
    "ansage von",
    "wer ansagt",
    "canto de",
    "quien canto",
  ],
  challenger: [
    "challenger",
    "challenged by",
    "called by",
    "doubter",
    "angezweifelt von",
    "zweifler",
    "quien dudo",
    "dudo",
  ],
  note: ["note", "notes", "comment", "comments", "notiz", "kommentar", "nota", "comentario"],
} as const;
type Heading = keyof typeof HEADINGS;

/** Cells that say who won or lost. */
const OUTCOMES: Readonly<Record<"won" | "lost", readonly string[]>> = {
  won: ["w", "win", "won", "winner", "g", "gewonnen", "gano", "sieg"],
  lost: ["l", "loss", "lost", "loser", "x", "v", "verloren", "p", "perdio"],
};

/** A sheet: its rows, and what its columns hold. */
interface Sheet {
  readonly rows: readonly CsvRow[];
  readonly columns: ReadonlyMap<Heading, number>;
  readonly players: readonly { readonly name: string; readonly at: number }[];
  readonly dayFirst: boolean;
  readonly options: ImportOptions;
}

/** Rows of one game, of a day and rule set. */
interface SheetGame {
  readonly day: string | null;
  readonly game: string;
  readonly rows: readonly CsvRow[];
}

const NOTHING: Found = { games: [], problems: [], notices: [] };
const problem = (line: number, reason: string): Found => ({ ...NOTHING, problems: [{ line, reason }] });

/** Reads a score sheet. The first row names the columns. */
export function readSheet(text: string, options: ImportOptions): Found {
  const read = readCsv(text);
  if (!read.ok) return problem(read.problem.line, read.problem.reason);
  const [heading, ...rows] = read.rows;
  if (heading === undefined) return problem(1, importReasons.empty);
  const columns = new Map<Heading, number>();
  const players: { readonly name: string; readonly at: number }[] = [];
  for (const [at, name] of heading.cells.entries()) {
    const known = headingOf(name);
    if (known === null && name !== "") players.push({ name, at });
    if (known === null) continue;
    if (columns.has(known)) return problem(heading.line, importReasons.twoColumns(name));
    columns.set(known, at);
  }
  const long = rows.find(({ cells }) => cells.slice(heading.cells.length).some((cell) => cell !== ""));
  if (long !== undefined) return problem(long.line, importReasons.moreCells);
  if (rows.length === 0) return problem(heading.line, importReasons.noHeading);
  const days = columns.get("day");
  const sheet: Sheet = {
    rows,
    columns,
    players,
    options,
    dayFirst: days !== undefined && isDayFirst(rows.map(({ cells }) => cells[days] ?? "")),
  };
  const kind = kindOf(sheet);
  if (kind === null)
    return problem(heading.line, columns.size > 0 ? importReasons.tooFewColumns : importReasons.unknownKind);
  const games = gamesIn(sheet, kind);
  if (!games.ok) return { ...NOTHING, problems: games.refusal };
  const unused = KINDS[kind].usesPlayers ? [] : players;
  const found = games.value.map((game) => KINDS[kind].read(sheet, game));
  return {
    games: found.flatMap((one) => one.games),
    problems: found.flatMap((one) => one.problems),
    notices: [
      ...unused.map(({ name }) => ({ line: heading.line, reason: importReasons.columnUnused(name) })),
      ...found.flatMap((one) => one.notices),
    ],
  };
}

function headingOf(name: string): Heading | null {
  const word = plainWord(name);
  const found = Object.entries(HEADINGS).find(([, words]) => (words as readonly string[]).includes(word));
  return found === undefined ? null : (found[0] as Heading);
}

type Kind = keyof typeof KINDS;

/** The kinds of sheets: whether a row is a round of a game, and how a game is read. */
const KINDS = {
  /** A column a player, with numbers. */
  numbers: { isRounds: true, usesPlayers: true, read: readNumbers },
  /** A column a player, with who won or lost: a line a game. */
  marked: { isRounds: false, usesPlayers: true, read: readMarked },
  /** A line a round: the last claim, and who lost. */
  losers: { isRounds: true, usesPlayers: false, read: readLosers },
  /** A line a game: who won or lost. */
  results: { isRounds: false, usesPlayers: false, read: readResults },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly isRounds: boolean;
      readonly usesPlayers: boolean;
      readonly read: (sheet: Sheet, game: SheetGame) => Found;
    }
  >
>;

function kindOf({ columns, players, rows }: Sheet): Kind | null {
  const rounds = (["claim", "claimer", "challenger", "round"] as const).some((one) => columns.has(one));
  if (columns.has("loser") || columns.has("winner") || columns.has("claimer"))
    return rounds ? "losers" : "results";
  if (players.length < 2) return null;
  const words = rows.some(({ cells }) => players.some(({ at }) => outcomeOf(cells[at] ?? "") !== null));
  return words ? "marked" : "numbers";
}

const outcomeOf = (cell: string): "won" | "lost" | null =>
  OUTCOMES.won.includes(plainWord(cell)) ? "won" : OUTCOMES.lost.includes(plainWord(cell)) ? "lost" : null;

const cellOf = ({ columns }: Sheet, { cells }: CsvRow, heading: Heading): string =>
  cells[columns.get(heading) ?? -1] ?? "";

/** Divides the rows into games: by day and game, and where rounds start at 1 again. */
function gamesIn(sheet: Sheet, kind: Kind): Result<readonly SheetGame[], readonly LineReason[]> {
  const problems: LineReason[] = [];
  const games: { day: string | null; game: string; rows: CsvRow[]; round: number }[] = [];
  for (const row of sheet.rows) {
    const [dayCell, gameCell, roundCell] = (["day", "game", "round"] as const).map((one) =>
      cellOf(sheet, row, one),
    );
    const last = games.at(-1);
    const day = dayCell ? readDay(dayCell, sheet.dayFirst) : null;
    if (dayCell && day === null) problems.push({ line: row.line, reason: importReasons.notADay(dayCell) });
    const named = gameCell ? gameByName(gameCell) : sheet.options.game;
    if (named === null) problems.push({ line: row.line, reason: importReasons.unknownGame(gameCell ?? "") });
    const game = named ?? sheet.options.game;
    const round = Number.parseInt(roundCell ?? "", 10);
    const isSameGame =
      KINDS[kind].isRounds &&
      last !== undefined &&
      (dayCell === "" || last.day === day) &&
      (gameCell === "" || last.game === game) &&
      !(round <= last.round);
    if (!isSameGame) games.push({ day, game, rows: [row], round: Number.isNaN(round) ? Number.NaN : round });
    else {
      last.rows.push(row);
      last.round = round;
    }
  }
  return problems.length > 0 ? { ok: false, refusal: problems } : ok(games);
}

/** The names in a cell: "Ann, Bob & Cy". */
const namesIn = (cell: string): readonly string[] =>
  cell
    .split(/\s*[,;&+\n|]\s*|\s+\/\s+/)
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** The names that rows mention, in their order, each once without case. */
function namesOf(names: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  for (const name of names) if (!seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  return [...seen.values()];
}

/** A record of a sheet's game, with the line of each action. */
function asGame(
  { day, game, rows }: SheetGame,
  players: readonly string[],
  actions: readonly { readonly line: number; readonly action: object }[],
  house: object = {},
): FoundGame {
  const [first] = rows;
  const line = first?.line ?? 1;
  return {
    line,
    json: {
      format: "dice-record/1",
      game,
      ...(Object.keys(house).length > 0 && { house }),
      players,
      actions: actions.map(({ action }) => action),
    },
    lineOf: (index) => actions[index]?.line ?? line,
    closes: true,
    ...(day !== null && { day }),
  };
}

const noteOf = (...parts: readonly string[]): object => {
  const note = parts
    .filter((part) => part !== "")
    .join(". ")
    .slice(0, 200);
  return note === "" ? {} : { note };
};

/** A sheet with a line a game, and a cell for each player that says who won or lost. "-" was not there. */
function readMarked(sheet: Sheet, game: SheetGame): Found {
  const [row] = game.rows;
  if (row === undefined) return NOTHING;
  const there = sheet.players.filter(({ at }) => !["-", "–", "absent"].includes(row.cells[at] ?? ""));
  const which = (outcome: "won" | "lost") =>
    there.filter(({ at }) => outcomeOf(row.cells[at] ?? "") === outcome).map(({ name }) => name);
  return resultOf(sheet, game, {
    players: there.map(({ name }) => name),
    won: which("won"),
    lost: which("lost"),
  });
}

/** A sheet with a line a game that names who won or lost. */
function readResults(sheet: Sheet, game: SheetGame): Found {
  const [row] = game.rows;
  if (row === undefined) return NOTHING;
  const [won, lost] = [namesIn(cellOf(sheet, row, "winner")), namesIn(cellOf(sheet, row, "loser"))];
  const players = namesOf([...namesIn(cellOf(sheet, row, "players")), ...won, ...lost]);
  return resultOf(sheet, game, { players, won, lost });
}

/** Who won or lost a game, as far as known. */
export interface KnownResult {
  readonly players: readonly string[];
  readonly won: readonly string[];
  readonly lost: readonly string[];
}

/**
 * The `end` of a game of which only the result is known. A game that names losers keeps winners as a note, and the
 * other way round; among two players one follows from the other.
 */
export function endOf(game: string, { players, won, lost }: KnownResult, note = ""): object {
  const asked = namedAtEnd(game);
  const [mine, theirs] = asked === "losers" ? [lost, won] : [won, lost];
  const folded = new Set(theirs.map((name) => name.toLowerCase()));
  const others = players.filter((name) => !folded.has(name.toLowerCase()));
  const known = mine.length > 0 ? mine : theirs.length > 0 && players.length === 2 ? others : [];
  const says = asked === "losers" ? importReasons.wonBy : importReasons.lostBy;
  return {
    do: "end",
    ...(known.length > 0 && { [asked]: known }),
    ...noteOf(known.length === 0 && theirs.length > 0 ? says(theirs.join(", ")) : "", note),
  };
}

function resultOf(sheet: Sheet, game: SheetGame, result: KnownResult): Found {
  const [row] = game.rows;
  if (row === undefined) return NOTHING;
  if (result.players.length < 2) return problem(row.line, importReasons.noPlayers);
  const same = inFirstSpelling(result.players);
  const action = endOf(
    game.game,
    { ...result, won: result.won.map(same), lost: result.lost.map(same) },
    cellOf(sheet, row, "note"),
  );
  return { ...NOTHING, games: [asGame(game, result.players, [{ line: row.line, action }])] };
}

/** Spells a name as the list of players does. */
const inFirstSpelling = (players: readonly string[]): ((name: string) => string) => {
  const known = new Map(players.map((name) => [name.toLowerCase(), name]));
  return (name) => known.get(name.toLowerCase()) ?? name;
};

/** A sheet with a line a round: the last claim, and who lost. The order of seats is unknown, so no turn is. */
function readLosers(sheet: Sheet, game: SheetGame): Found {
  const cells = (row: CsvRow) => ({
    claimer: cellOf(sheet, row, "claimer"),
    challenger: cellOf(sheet, row, "challenger"),
    loser: cellOf(sheet, row, "loser"),
    winner: cellOf(sheet, row, "winner"),
  });
  const players = namesOf(
    game.rows
      .flatMap((row) => [...namesIn(cellOf(sheet, row, "players")), ...Object.values(cells(row))])
      .filter((name) => name !== ""),
  );
  const [first] = game.rows;
  if (players.length < 2) return problem(first?.line ?? 1, importReasons.noPlayers);
  const same = inFirstSpelling(players);
  const problems: LineReason[] = [];
  const actions = game.rows.flatMap((row) => {
    const { claimer, challenger, loser, winner } = Object.fromEntries(
      Object.entries(cells(row)).map(([key, name]) => [key, same(name)]),
    ) as ReturnType<typeof cells>;
    const claim = cellOf(sheet, row, "claim");
    const remarks = noteOf(claim === "" ? "" : importReasons.lastBid(claim), cellOf(sheet, row, "note"));
    const outcome = outcomeOfRound({ claimer, challenger, loser, winner });
    if (typeof outcome.reason === "string") problems.push({ line: row.line, reason: outcome.reason });
    return [{ line: row.line, action: { do: "outcome", ...outcome, ...remarks } }];
  });
  return { ...NOTHING, problems, games: problems.length > 0 ? [] : [asGame(game, players, actions)] };
}

type RoundCells = Readonly<Record<"claimer" | "challenger" | "loser" | "winner", string>>;

/** The keys of an outcome (S26) as far as a row knows it; or why it is none. */
function outcomeOfRound({
  claimer,
  challenger,
  loser,
  winner,
}: RoundCells): Readonly<Record<string, unknown>> {
  const lost =
    loser !== ""
      ? loser
      : winner !== "" && winner === claimer
        ? challenger
        : winner !== "" && winner === challenger
          ? claimer
          : "";
  if (lost === "") return { reason: importReasons.noLoser };
  if (claimer === "") return { loser: lost, ...(winner !== "" && winner !== lost && { winner }) };
  const doubter = challenger !== "" ? challenger : lost === claimer ? winner : lost;
  if (doubter === "") return { loser: lost };
  if (lost !== claimer && lost !== doubter) return { reason: importReasons.notInRound(lost) };
  return { challengers: [doubter], claimer, right: lost === claimer, out_of_turn: false };
}

/** The stake that a game's numbers count: from a start down, or from 0 up. */
interface Measure {
  readonly stake: Stake;
  /** The number at the start; 0 where marks are counted. */
  readonly starts: number;
}

/** The stakes that sheets count, the most usual first. */
const MEASURED: readonly Stake[] = ["die", "life", "bad", "drink", "chip"];

function measureOf(game: string, house: Readonly<Record<string, number>>): Measure | null {
  const opened = newGame({ game, house, players: ["a", "b"] });
  const holds = opened.ok ? opened.value.seats[0]?.holds : undefined;
  if (holds === undefined) return null;
  // Dice are never lost where goods and bads are counted.
  const stake = holds.bad !== undefined ? "bad" : MEASURED.find((one) => holds[one] !== undefined);
  return stake === undefined ? null : { stake, starts: holds[stake] ?? 0 };
}

/** A sheet with a line a round, and a number for each player: what changed, the total so far, or what is left. */
function readNumbers(sheet: Sheet, game: SheetGame): Found {
  const problems: LineReason[] = [];
  const rows = game.rows.map((row) => ({
    line: row.line,
    numbers: sheet.players.map(({ at }) => {
      const cell = (row.cells[at] ?? "").replace("−", "-");
      if (cell === "") return null;
      if (!/^[+-]?\d{1,4}$/.test(cell))
        problems.push({ line: row.line, reason: importReasons.notANumber(cell) });
      return Number(cell);
    }),
  }));
  if (problems.length > 0) return { ...NOTHING, problems };
  const [first] = rows;
  if (first === undefined) return NOTHING;
  const plain = measureOf(game.game, {});
  if (plain === null) return problem(first.line, importReasons.noCount(gameName(game.game)));
  const numbers = rows.flatMap((row) => row.numbers.flatMap((one) => one ?? []));
  const counted = sheet.options.counted ?? guessed(plain, rows, numbers);
  if (counted === "left" && plain.starts === 0)
    return problem(first.line, importReasons.noCount(gameName(game.game)));
  const most = Math.max(...first.numbers.map((one) => one ?? 0));
  const equal = first.numbers.every((one) => one === most);
  const house: Readonly<Record<string, number>> =
    counted === "left" && plain.stake === "die" && (most > plain.starts || (equal && most > 0))
      ? most === plain.starts
        ? {}
        : { dice_each: most }
      : {};
  const { stake, starts } = measureOf(game.game, house) ?? plain;
  const before = sheet.players.map(() => (counted === "left" ? starts : 0));
  // Marks without a sign are bads: a plain sheet counts them against people.
  const isSigned = numbers.some((one) => one < 0);
  const actions = rows.flatMap(({ line, numbers: row }) => {
    const moves = row.flatMap((number, at) => {
      if (number === null) return [];
      const change = counted === "each-round" ? number : number - (before[at] ?? 0);
      before[at] = number;
      return movesOf(sheet.players[at]?.name ?? "", change, { stake, isSigned, counted });
    });
    return moves.length === 0 ? [] : [{ line, action: { do: "result", moves } }];
  });
  const players = sheet.players.map(({ name }) => name);
  return { ...NOTHING, games: [asGame(game, players, actions, house)] };
}

interface Row {
  readonly numbers: readonly (number | null)[];
}

/** Guesses the meaning of numbers. Totals change in few columns of a row; what changed is 0 in most. */
function guessed({ starts }: Measure, rows: readonly Row[], numbers: readonly number[]): Counted {
  const most = Math.max(0, ...(rows[0]?.numbers ?? []).map((one) => one ?? 0));
  const falls = rows.every(({ numbers: row }, at) =>
    row.every(
      (number, column) =>
        at === 0 || number === null || number <= (rows[at - 1]?.numbers[column] ?? number) + 1,
    ),
  );
  if (starts > 0 && most >= Math.min(starts - 1, 2) && numbers.every((one) => one >= 0) && falls)
    return "left";
  let [changed, filled] = [0, 0];
  for (const [at, { numbers: row }] of rows.entries())
    for (const [column, number] of row.entries()) {
      if (number !== null && number !== 0) filled++;
      if (number !== null && number !== (rows[at - 1]?.numbers[column] ?? 0)) changed++;
    }
  return rows.length > 1 && changed < filled ? "total" : "each-round";
}

/** The moves of one player's change. */
function movesOf(
  player: string,
  change: number,
  {
    stake,
    isSigned,
    counted,
  }: { readonly stake: Stake; readonly isSigned: boolean; readonly counted: Counted },
): readonly object[] {
  if (change === 0) return [];
  const count = Math.abs(change);
  const gets = (what: Stake) => [{ what, count, from: "bank", to: player }];
  if (stake === "bad") return gets((isSigned ? change < 0 : change > 0) ? "bad" : "good");
  if (stake === "drink" || stake === "chip")
    return change > 0 ? gets(stake) : [{ what: stake, count, from: player, to: "bank" }];
  // A sheet of losses counts the dice or lives that went.
  const lost = counted === "left" || isSigned ? change < 0 : change > 0;
  return lost ? [{ what: stake, count, from: player, to: "bank" }] : gets(stake);
}
