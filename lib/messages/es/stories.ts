import type { Claim, Shout, Stake } from "@/lib/engine";
import { monthName } from "../calendar";
import type { WordsOf } from "../dictionary";
import { sayFineShare } from "../figureNumbers";
import { nameOf } from "../names";
import { type Drink, ownCall } from "../ruleRows";
import type { CountedIn } from "../story";
import { list, numberWord } from "./anyPage";
import { sayClaim, sayHandClaim, sayScore, sayStakeCount } from "./terms";
import { sayCalled } from "./verdict";

const sayAny = (claim: Claim): string => ("count" in claim ? sayClaim(claim) : sayHandClaim(claim));

type Words = WordsOf<"stories">;

const DID: Readonly<Record<Shout, (claim: string, of: string) => string>> = {
  bang: (claim, of) => `gritó bang a «${claim}» de ${of}`,
  doubt: (claim, of) => `dudó de «${claim}» de ${of}`,
  "spot-on": (claim, of) => `dijo «¡Justo!» a «${claim}» de ${of}`,
  concede: (claim, of) => `se creyó «${claim}» de ${of}`,
};

function sayDid(shout: Shout, claim: string, of: string, drink: Drink): string {
  const own = ownCall(shout, drink);
  return own === null ? DID[shout](claim, of) : `dijo «${own}» a «${claim}» de ${of}`;
}

const there = (found: number | Claim, only: boolean): string =>
  `${only ? "solo " : ""}había ${typeof found === "number" ? found : sayAny(found)}`;

const stakeCount = (what: "score" | Stake, count: number, drink: Drink): string =>
  what === "score" ? sayScore(count, drink) : sayStakeCount(what, count, drink);

const since = (counted: CountedIn): string =>
  counted.in === "month"
    ? `en ${monthName(counted.month)}`
    : counted.in === "shift"
      ? `en el turno ${counted.name}`
      : `en la temporada ${counted.name}`;

export const sayStory: Words["sayStory"] = (story, names, drink = null) => {
  switch (story.story) {
    case "challenged": {
      const { claimer, called, outOfTurn, claim, found, right, round } = story;
      const did = sayDid(called, sayAny(claim), nameOf(names, claimer), drink);
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
      const { claim, round, found, by, called, stood, chance } = story;
      const was = found === null ? "" : `, y ${there(found, !stood)}`;
      const who = `${list(by.map((player) => nameOf(names, player)))} ${sayCalled(called, drink, by.length > 1)}`;
      if (stood) return `cantó «${sayAny(claim)}» en la ronda ${round}${was}; ${who} en vano`;
      const odds = chance === null || chance >= 0.2 ? "" : ` (un canto del ${sayFineShare(chance)})`;
      return `cantó «${sayAny(claim)}»${odds} en la ronda ${round}${was}: ${who}`;
    }
    case "called-the-wild":
      return `cantó el comodín en la ronda ${story.round}: ${sayAny(story.claim)}`;
    case "swung":
      return `ronda ${story.round}: primero ${stakeCount(story.what, story.from, drink)}, después ${stakeCount(story.what, story.to, drink)}`;
    case "in-a-row":
      return `${story.won ? "ganó" : "perdió"} ${numberWord(story.last - story.first + 1)} veredictos seguidos, rondas ${story.first} a ${story.last}`;
    case "highest-claim":
      return `hizo el canto más alto: ${sayAny(story.claim)}, en la ronda ${story.round}`;
    case "never-challenged":
      return `no dudó ni una vez en ${story.rounds} rondas`;
    case "once-more":
      return story.won
        ? `victoria n.º ${story.count} ${since(story.since)}`
        : `derrota n.º ${story.count} ${since(story.since)}`;
    case "played-off":
      return `perdió el desempate contra ${list(story.against)}`;
  }
};

export const gameCardWords = {
  share: "Compartir imagen",
  shareName: "Compartir imagen: cómo terminó esta partida",
  heading: "Imagen de la partida",
  drawing: "Dibujando…",
  inProgress: "La partida sigue.",
  nothing: "No se anotó nada más.",
  rounds: (rounds) => (rounds === 1 ? "1 ronda" : `${rounds} rondas`),
} satisfies Words["gameCardWords"];

export const sayGroupStory: Words["sayGroupStory"] = (story) => {
  switch (story.story) {
    case "boldest-bang": {
      const only = story.found === null ? "no estaba" : `solo había ${story.found}`;
      return `${list(story.by)} ${sayCalled(story.called, story.drink ?? null, story.by.length > 1)} ante «${sayAny(story.claim)}» de ${story.claimer} (un canto del ${sayFineShare(story.chance)}): ${only}`;
    }
    case "against-the-odds": {
      const there = story.found === null ? "estaba" : `había ${story.found}`;
      return `${story.claimer} cantó «${sayAny(story.claim)}» (un canto del ${sayFineShare(story.chance)}) y ${list(story.by)} ${sayCalled(story.called, story.drink ?? null, story.by.length > 1)}: ${there}`;
    }
    case "longest-round":
      return `${story.claims === 1 ? "1 canto" : `${story.claims} cantos`} en la ronda ${story.round}`;
    case "longest-game":
      return story.rounds === 1 ? "1 veredicto" : `${story.rounds} veredictos`;
    case "busiest-day":
      return `${story.games} partidas`;
    case "dry-spell":
      return `${story.days} días sin partida`;
  }
};

export const lookBackWords = {
  title: "Resúmenes",
  of: (what) => `Resumen: ${what}`,
  year: (year) => year,
  shift: (name) => `Turno ${name}`,
  counted: "Totales",
  people: "Tabla",
  stories: "Lo más destacado",
  evening: "Lo más destacado de la noche",
  headings: {
    "boldest-bang": "La duda más audaz que acertó",
    "against-the-odds": "Contra todo pronóstico",
    "longest-round": "Ronda más larga",
    "longest-game": "Partida más larga",
    "busiest-day": "Día con más partidas",
    "dry-spell": "Pausa más larga",
  },
  games: (games) => (games === 1 ? "1 partida" : `${games} partidas`),
  verdicts: (rounds) => (rounds === 1 ? "1 veredicto" : `${rounds} veredictos`),
  drinks: (drinks) => (drinks === 1 ? "1 trago en total" : `${drinks} tragos en total`),
  chips: (chips) => (chips === 1 ? "1 ficha cambió de manos" : `${chips} fichas cambiaron de manos`),
  none: "Aún no hay partidas.",
  nothing: "Aún no hay nada destacado. Hacen falta rondas con veredicto.",
  between: (from, until) => `${from} – ${until}`,
  toGame: (day, round) => (round === null ? day : `${day}, ronda ${round}`),
} satisfies Words["lookBackWords"];
