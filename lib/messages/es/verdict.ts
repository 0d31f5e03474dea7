import {
  type Action,
  assertNever,
  type Face,
  namesWinners,
  type Scored,
  type Settled,
  type Shout,
} from "@/lib/engine";
import { fewOrCount, type Names, nameOf } from "../names";
import {
  type Consequence,
  consequencesOf,
  type Found,
  foundIn,
  type Reason,
  reasonsOf,
  scoringRule,
} from "../reasons";
import { type Drink, ownCall, ownWord } from "../ruleRows";
import type { Drunk, Ends } from "../verdict";
import { sayFinding } from "./answers";
import { diceWord, list, numberWord } from "./anyPage";
import { sayScored } from "./outcomes";
import { sayAction } from "./table";
import { faceWord, sayClaim, sayGiven, sayMove, sayStakeCount, sayWashers } from "./terms";

/** Lo que dice un veredicto, en las piezas de una tarjeta. */
export function sayVerdict(settled: Settled, names: Names, drink: Drink = null) {
  const name = (player: string) => nameOf(names, player);
  const challengers = settled.challengers.map(name);
  const right = settled.right ? challengers : [name(settled.claimer)];
  const reasons = reasonsOf(settled);
  const id = scoringRule(settled);
  return {
    story: `${name(settled.claimer)} dijo ${sayClaim(settled.claim)}. ${list(challengers)} ${sayCalled(settled.called, drink, challengers.length > 1)}${settled.outOfTurn ? " fuera de turno" : ""}.`,
    stamp: stamp(settled),
    finding:
      settled.shown === null
        ? `${list(challengers)} ${challengers.length === 1 ? "se creyó" : "se creyeron"} ${sayClaim(settled.claim)}.`
        : sayFinding(settled.claim, settled.finding),
    right:
      settled.kind === "concede" ? "" : `${list(right)} ${right.length === 1 ? "tenía" : "tenían"} razón.`,
    reasons: reasons.map((reason) => ({ id: reason.rule, sentence: sayReason(reason, settled, drink) })),
    rule: reasons.some(({ rule }) => rule === id) ? null : { id, sentence: sayScoring(settled, drink) },
  };
}

function sayScoring(settled: Settled, drink: Drink): string {
  const costs = list(consequencesOf(settled).map((cost) => sayConsequence(cost, settled, drink)));
  return `${FOUND[foundIn(settled)]}: ${costs === "" ? "nada cambia de manos" : costs}.`;
}

const FOUND: Readonly<Record<Found, string>> = {
  short: "Falta",
  holds: "El canto estaba",
  "holds-late": "El canto estaba, y la duda fue fuera de turno",
  lower: "Menos de lo cantado",
  "as-good": "Al menos tan bueno como se cantó",
  "messed-up": "Menos de lo cantado, y quien cantó dice que los dados se revolvieron",
  "right-bang": "Bang acertado, en turno",
  "wrong-bang": "Bang fallado, en turno",
  "right-late-bang": "Bang acertado, fuera de turno",
  "wrong-late-bang": "Bang fallado, fuera de turno",
  "spot-on": "Justo",
  "not-spot-on": "No era justo",
  "no-mia": "No era Mia",
  "mia-seen": "Una Mia verdadera, y alguien miró",
  "mia-believed": "Se creyó la Mia",
};

/** «quien cantó pierde dos dados», «quienes gritaron fuera de turno se llevan dos malas cada uno». */
function sayConsequence({ who, does, move }: Consequence, { called }: Settled, drink: Drink): string {
  const several = who !== "claimer" && who !== "first";
  const what = sayMove(move, drink);
  const ending = {
    loses: `${several ? "pierden" : "pierde"} ${what}`,
    pays: `${several ? "ponen" : "pone"} ${what} en el pozo`,
    takes: `${several ? "se llevan" : "se lleva"} ${what}`,
    gets: `${several ? "ganan" : "gana"} ${what}`,
    wins: move.from === "pot" ? `recibe ${what} del pozo` : `recibe ${what} de vuelta`,
    drinks: ownWord("drink", drink) === null ? `bebe ${numberWord(move.count)}` : `recibe ${what}`,
  }[does];
  const people = {
    claimer: "quien cantó",
    first: `quien ${DID[called]}`,
    challengers: "quienes gritaron",
    late: "quienes gritaron fuera de turno",
    others: "los demás",
  }[who];
  return `${people} ${ending}${several ? " cada uno" : ""}`;
}

/** Lo que hizo quien no dejó pasar el canto: tras «quien». */
const DID: Readonly<Record<Shout, string>> = {
  bang: "gritó",
  doubt: "dudó",
  "spot-on": "dijo «¡Justo!»",
  concede: "se lo creyó",
};

export const sayWildCalled = (face: Face): string =>
  `Esto canta el comodín: solo cuentan los ${faceWord(face, 2)}.`;

export const sayOneMore = (
  players: readonly string[],
  others: readonly string[],
  drink: Drink = null,
  washes = true,
): string =>
  `${ownWord("bad", drink) === null ? "Una mala" : `1 × ${ownWord("bad", drink)}`} más y ${either(players)} ${washes ? "lava" : "pierde"}${others.length > 0 ? " también" : ""}.`;

const either = (names: readonly string[]): string =>
  [...(names.length > 1 ? [names.slice(0, -1).join(", ")] : []), ...names.slice(-1)].join(" o ");

function sayReason(reason: Reason, settled: Settled, drink: Drink): string {
  switch (reason.why) {
    case "wild-called":
      return sayWildCalled(reason.face);
    case "wild-alone":
      return "En esta mesa los comodines solos no cuentan: faltaba.";
    case "difference":
      return `El canto falló por ${numberWord(reason.off)}, así que ${sayConsequence(reason.lost, settled, drink)}${reason.lost.move.count < reason.off ? ", no había más" : ""}.`;
    case "five-alike":
      return "Un repóquer bajo un cubilete cuenta aquí más que cinco.";
    default:
      return assertNever(reason);
  }
}

const CALLED: Readonly<Record<Shout, readonly [one: string, many: string]>> = {
  bang: ["gritó bang", "gritaron bang"],
  doubt: ["dudó", "dudaron"],
  "spot-on": ["dijo «¡Justo!»", "dijeron «¡Justo!»"],
  concede: ["se lo creyó", "se lo creyeron"],
};

export function sayCalled(shout: Shout, drink: Drink, several = false): string {
  const own = ownCall(shout, drink);
  const [one, many] = own === null ? CALLED[shout] : [`dijo «${own}»`, `dijeron «${own}»`];
  return several ? many : one;
}

function stamp({ shown, claim, kind, finding: { finding, margin, found } }: Settled): string {
  if (shown === null) return "Creído";
  if (!("count" in claim))
    return finding === "short" ? "Demasiado" : finding === "over" ? "Estaba, y de sobra" : "Estaba";
  // After a wrong “spot on”, the bare answer says which side.
  if (margin === null && kind === "spot-on" && finding !== "exact")
    return finding === "short" ? `Menos de ${numberWord(claim.count)}` : `Más de ${numberWord(claim.count)}`;
  const exact = kind === "spot-on" ? "Justo" : "Estaba, justo";
  if (margin === null || typeof found !== "number")
    return finding === "short" ? "Falta" : finding === "exact" ? exact : "Estaba";
  if (margin < 0) return margin === -1 ? "Falta uno" : `Faltan ${numberWord(-margin)}`;
  if (finding === "short") return "Solo comodines";
  return margin === 0 ? exact : margin === 1 ? "Estaba, y uno más" : `Estaba, y ${numberWord(margin)} más`;
}

export function sayPlainEnding(
  game: string,
  { losers, winners, washes = true }: Ends,
  names: Names,
  drunk: Drunk | null = null,
): string {
  const several = (count: number, one: string, many: string) => (count === 1 ? one : many);
  const all = (players: readonly string[]) => list(players.map((player) => nameOf(names, player)));
  const isLost = losers.length > 0 && (!namesWinners(game) || winners.length === 0);
  if (isLost && washes && !namesWinners(game)) return sayWashers(losers, names);
  if (isLost) return `${all(losers)} ${several(losers.length, "perdió", "perdieron")}.`;
  if (winners.length > 0) return `${all(winners)} ${several(winners.length, "ganó", "ganaron")}.`;
  if (drunk === null) return "La partida se detuvo.";
  const { most, count, dry, drink } = drunk;
  const each = most.length > 1 ? " cada uno" : "";
  const stayed =
    dry.length > 0
      ? ` ${fewOrCount(dry, names)} ${several(dry.length, "no bebió nada", "no bebieron nada")}.`
      : "";
  return `${fewOrCount(most, names)} ${several(most.length, "bebió más", "bebieron más")}: ${sayStakeCount("drink", count, drink)}${each}.${stayed}`;
}

export function sayPlainEnded(losers: readonly string[], washed: readonly string[], names: Names): string {
  const all = (players: readonly string[]) => list(players.map((player) => nameOf(names, player)));
  if (washed.length === 0) return `${losers.length === 1 ? "Perdió" : "Perdieron"} ${all(losers)}.`;
  return `${all(washed)} ${washed.length === 1 ? "lavó los platos" : "lavaron los platos juntos"}.`;
}

export const sayEachMarks = (marks: string): string => `${marks} cada uno`;

export const verdictCardWords = {
  potWon: (chips: number) => `El pozo tenía ${chips}.`,
  verdict: "Veredicto",
  of: "de",
  naturals: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  wilds: (count: number) => (count === 1 ? "1 comodín" : `${count} comodines`),
  missing: (count: number) => (count === 1 ? "falta 1" : `faltan ${count}`),
  washes: "lava los platos",
  finalStanding: "Marcador final",
};

export const verdictKeyWords = {
  butWePlay: "Pero nosotros jugamos…",
  share: "Compartir",
  shareName: "Compartir este veredicto",
  noAnswer: "Sin respuesta. Revisa tu conexión e inténtalo otra vez.",
  andMore: (others: number) => (others === 1 ? "y uno más" : `y ${others} más`),
};

export const betweenWords = {
  whoStarts: "¿Quién empieza?",
  nextRound: "Siguiente ronda",
  whoStartsHint: (redDie: boolean) =>
    redDie ? "Toca a quien empieza y tira el dado rojo." : "Toca a quien empieza y canta primero.",
  diceUnderCups: (dice: number, cups: number) => `${diceWord(dice)} bajo ${cups} cubiletes`,
  diceUnderOneCup: (dice: number) => `${diceWord(dice)} bajo un cubilete`,
  rollsAndOpens: (name: string, redDie: boolean) =>
    redDie ? `${name} tira el dado rojo y empieza` : `${name} empieza la ronda`,
  startRound: (round: number) => `Empezar la ronda ${round}`,
  palificoNext: (name: string) =>
    `A ${name} le queda un dado: palifico. Vale la primera cara, y los unos no son comodín.`,
  startsAgain: (name: string) => `${name} empieza otra vez`,
  isVoid: (round: number) => `La ronda ${round} es nula`,
  redDieShows: "¿Qué muestra el dado rojo?",
  redDieKey: (face: Face) => `El dado rojo muestra ${faceWord(face, 1)}`,
  startsRound: (name: string) => `Empieza ${name}`,
  onlyResult: "Anotar solo el resultado",
  buysIn: (name: string) => `${name} recompra`,
};

export const consentWords = {
  legend: "¿De acuerdo?",
  keys: { agreed: "De acuerdo", disputed: "Lo disputo" },
  agreedBy: (names: readonly string[]) => `De acuerdo: ${list(names)}`,
  disputedBy: (names: readonly string[]) =>
    `Lo ${names.length === 1 ? "disputa" : "disputan"} ${list(names)}`,
  settled: (note: string) => `Resuelto: ${note}`,
  flag: "disputada",
  settle: "Resolver",
  settleRound: (round: number) => `¿Cómo se resolvió la ronda ${round}?`,
  keeperSettles: "La resuelve quien anota o un admin del grupo.",
  open: (rounds: readonly number[]) =>
    rounds.length === 1
      ? `La ronda ${rounds[0]} está disputada.`
      : `Las rondas ${list(rounds.map(String))} están disputadas.`,
  look: (round: number) => `Ver la ronda ${round}`,
};

export const logWords = {
  nothingClaimed: "Aún no se cantó nada",
  thisRound: "Esta ronda",
  roundsBefore: "Rondas anteriores",
  enteredByResult: "Solo se anotó el resultado.",
  resultOnly: "Solo el resultado",
  noRounds: "Aún no se decidió ninguna ronda.",
};

type Telling = NonNullable<Parameters<typeof sayAction>[2]>;

interface Announcement extends Telling {
  readonly game: string;
  readonly names: Names;
  readonly last: Action | null;
  readonly settled: Settled | null;
  readonly scored?: Scored | null;
  readonly finished: Ends | null;
  readonly next: string | null;
}

/** «Ana dijo 6 cincos. Le toca a Beto.» */
export function sayNews({
  game,
  names,
  last,
  settled,
  scored,
  finished,
  next,
  ...telling
}: Announcement): string {
  const reasons =
    settled && (last?.do === "reveal" || last?.do === "challenge")
      ? sayOutcome(settled, names, telling)
      : scored && last?.do === "outcome"
        ? [sayScored(scored, names, telling.drink)]
        : last && last.do !== "end"
          ? [`${capital(sayAction(last, names, telling))}.`]
          : [];
  return [
    ...reasons,
    ...(finished ? [sayPlainEnding(game, finished, names)] : []),
    ...(next === null || finished ? [] : [`Le toca a ${next}.`]),
  ].join(" ");
}

const sayOutcome = (settled: Settled, names: Names, { drink }: Telling): readonly string[] => {
  const { story, stamp, reasons } = sayVerdict(settled, names, drink);
  const why = reasons.map(({ sentence }) => sentence);
  return [story, `${stamp}.`, ...why, ...settled.moves.map((move) => `${sayGiven(move, names, drink)}.`)];
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sayAfterPlayoff = (ending: string, against: readonly string[]): string =>
  against.length === 0
    ? ending
    : `${ending.replace(/\.$/, "")}, tras un desempate con ${list(against).replace(/\.$/, "")}.`;
