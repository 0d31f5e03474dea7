import type { Claim, Shout, Stake } from "@/lib/engine";
import { monthName } from "../calendar";
import type { WordsOf } from "../dictionary";
import { sayFineShare } from "../figureNumbers";
import { nameOf } from "../names";
import type { CountedIn } from "../story";
import { list, numberWord } from "./anyPage";
import { sayClaim, sayHandClaim, sayHeld, sayScore } from "./terms";

const sayAny = (claim: Claim): string => ("count" in claim ? sayClaim(claim) : sayHandClaim(claim));

type Words = WordsOf<"stories">;

const DID: Readonly<Record<Shout, (claim: string, of: string) => string>> = {
  bang: (claim, of) => `gritó bang a «${claim}» de ${of}`,
  doubt: (claim, of) => `retó «${claim}» de ${of}`,
  "spot-on": (claim, of) => `dijo «justo» a «${claim}» de ${of}`,
  concede: (claim, of) => `se rindió ante «${claim}» de ${of}`,
};

const CALLED: Readonly<Record<Shout, readonly [one: string, many: string]>> = {
  bang: ["gritó bang", "gritaron bang"],
  doubt: ["retó", "retaron"],
  "spot-on": ["dijo «justo»", "dijeron «justo»"],
  concede: ["se rindió", "se rindieron"],
};

const there = (found: number | Claim, only: boolean): string =>
  `${only ? "solo " : ""}había ${typeof found === "number" ? found : sayAny(found)}`;

const held = (what: "score" | Stake, count: number): string =>
  what === "score" ? sayScore(count) : sayHeld(what, count);

const since = (counted: CountedIn): string =>
  counted.in === "month"
    ? `en ${monthName(counted.month)}`
    : counted.in === "shift"
      ? `en el turno ${counted.name}`
      : `en la temporada ${counted.name}`;

export const sayStory: Words["sayStory"] = (told, names) => {
  switch (told.story) {
    case "challenged": {
      const { claimer, called, outOfTurn, claim, found, right, round } = told;
      const did = DID[called](sayAny(claim), nameOf(names, claimer));
      const found_ =
        called === "concede"
          ? ""
          : found === null
            ? right
              ? ", con razón"
              : ", sin razón"
            : `, y ${there(found, right && called !== "spot-on")}`;
      return `${did} en la ronda ${round}${outOfTurn ? ", fuera de turno" : ""}${found_}`;
    }
    case "claimed": {
      const { claim, round, found, by, called, stood, chance } = told;
      const was = found === null ? "" : `, y ${there(found, !stood)}`;
      const who = `${list(by.map((player) => nameOf(names, player)))} ${CALLED[called][by.length === 1 ? 0 : 1]}`;
      if (stood) return `cantó «${sayAny(claim)}» en la ronda ${round}${was}; ${who} en vano`;
      const odds =
        chance === null || chance >= 0.2 ? "" : ` (sale en el ${sayFineShare(chance)} de las tiradas)`;
      return `cantó «${sayAny(claim)}»${odds} en la ronda ${round}${was}: ${who}`;
    }
    case "called-the-wild":
      return `cantó el comodín en la ronda ${told.round}: ${sayAny(told.claim)}`;
    case "swung":
      return `ronda ${told.round}: primero ${held(told.what, told.from)}, después ${held(told.what, told.to)}`;
    case "in-a-row":
      return `${told.won ? "ganó" : "perdió"} ${numberWord(told.last - told.first + 1)} veredictos seguidos, rondas ${told.first} a ${told.last}`;
    case "highest-claim":
      return `hizo el canto más alto de los apuntados: ${sayAny(told.claim)}, en la ronda ${told.round}`;
    case "never-challenged":
      return `no retó ni una vez en ${told.rounds} rondas`;
    case "once-more":
      return told.won
        ? `victoria n.º ${told.count} ${since(told.since)}`
        : `derrota n.º ${told.count} ${since(told.since)}`;
    case "played-off":
      return `perdió el desempate contra ${list(told.against)}`;
  }
};

export const gameCardWords = {
  share: "Imagen para el chat",
  shareName: "Imagen para el chat: cómo acabó esta partida",
  heading: "Para el chat",
  hint: "A quién le tocó y cómo fue: solo lo que quedó apuntado.",
  drawing: "Dibujando…",
  goesOn: "La partida sigue.",
  nothing: "No quedó nada más apuntado.",
  rounds: (rounds) => (rounds === 1 ? "1 ronda" : `${rounds} rondas`),
} satisfies Words["gameCardWords"];

export const sayGroupStory: Words["sayGroupStory"] = (told) => {
  switch (told.story) {
    case "boldest-bang": {
      const only = told.found === null ? "y no estaba" : `solo había ${told.found}`;
      return `${list(told.by)} ${CALLED[told.called][told.by.length === 1 ? 0 : 1]} a «${sayAny(told.claim)}» de ${told.claimer} (sale en el ${sayFineShare(told.chance)} de las tiradas): ${only}`;
    }
    case "against-the-odds": {
      const there = told.found === null ? "y estaba" : `había ${told.found}`;
      return `${told.claimer} cantó «${sayAny(told.claim)}» (sale en el ${sayFineShare(told.chance)} de las tiradas) y ${list(told.by)} ${CALLED[told.called][told.by.length === 1 ? 0 : 1]}: ${there}`;
    }
    case "longest-round":
      return `${told.claims === 1 ? "1 canto apuntado" : `${told.claims} cantos apuntados`} en la ronda ${told.round}`;
    case "longest-game":
      return told.rounds === 1 ? "1 veredicto" : `${told.rounds} veredictos`;
    case "busiest-day":
      return `${told.games} partidas`;
    case "dry-spell":
      return `${told.days} días sin partida`;
  }
};

export const lookBackWords = {
  title: "Mirada atrás",
  of: (what) => `Mirada atrás: ${what}`,
  year: (year) => year,
  shift: (name) => `Turno ${name}`,
  counted: "Contado",
  people: "Quién lavó y quién ganó",
  stories: "Lo que destaca",
  evening: "Lo que destaca de esta noche",
  headings: {
    "boldest-bang": "El reto más audaz que acertó",
    "against-the-odds": "Contra todo pronóstico",
    "longest-round": "La ronda más larga",
    "longest-game": "La partida más larga",
    "busiest-day": "El día con más partidas",
    "dry-spell": "La pausa más larga",
  },
  games: (games) => (games === 1 ? "1 partida" : `${games} partidas`),
  verdicts: (rounds) => (rounds === 1 ? "1 veredicto" : `${rounds} veredictos`),
  drinks: (drinks) => (drinks === 1 ? "1 trago en total" : `${drinks} tragos en total`),
  chips: (chips) => (chips === 1 ? "1 ficha cambió de manos" : `${chips} fichas cambiaron de manos`),
  none: "Aún no hay ninguna partida.",
  nothing: "Aún no destaca nada: hacen falta rondas con veredicto.",
  between: (from, until) => `${from} – ${until}`,
  toGame: (day, round) => (round === null ? day : `${day}, ronda ${round}`),
} satisfies Words["lookBackWords"];
