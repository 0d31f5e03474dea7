import type { Stake } from "@/lib/engine";
import { type Drink, ownWord } from "../ruleRows";
import { list } from "./anyPage";
import { sayStakeCount } from "./terms";

const SOME: Readonly<Record<Stake, string>> = {
  die: "un dado",
  chip: "una ficha",
  life: "una vida",
  bad: "una mala",
  good: "una buena",
  drink: "un trago",
};

/** Con artículo indefinido: «un dado», «2 dados». */
const some = (what: Stake, count: number, drink: Drink): string =>
  count === 1 && ownWord(what, drink) === null ? SOME[what] : sayStakeCount(what, count, drink);

export const scoringWords = {
  scoreOnly: "Llevar solo la puntuación",
  scoreOnlyHint: "1 a 3 toques por ronda",
  everyClaim: "Anotar cada canto",
  everyClaimHint: "resuelve las discusiones",
  how: "¿Cantos o solo la puntuación?",
  who: (price: Stake | "out", count: number, drink: Drink): string => {
    if (price === "bad") return "¿Quién gritó bang?";
    if (price === "out") return "¿Quién queda fuera?";
    if (price === "drink") return "¿Quién bebe?";
    return price === "chip"
      ? `¿Quién paga ${some(price, count, drink)}?`
      : `¿Quién perdió ${some(price, count, drink)}?`;
  },
  whoElse: (bang: boolean) => (bang ? "¿Quién más gritó bang?" : "¿Quién más dudó?"),
  whoChallenged: "¿Quién dudó?",
  whoseClaim: "¿De quién era el canto?",
  whatTurned: "¿Qué fue?",
  ways: {
    loss: (price: Stake | "out", count: number, drink: Drink): string => {
      if (price === "out") return "Fuera";
      if (price === "drink") return "Uno";
      if (price === "life") return "Una";
      return price === "chip" ? `Paga ${some(price, count, drink)}` : `Perdió ${some(price, count, drink)}`;
    },
    challenge: "Fuera de turno",
    spotOn: (game: string) => (game === "perudo" ? "Ganó una calza" : "Acertó justo"),
    double: "Doble",
    mia: "Dos",
  },
  hints: {
    challenge: "Toca a quien dudó y luego a quien cantó.",
    spotOn: "Toca a quien lo dijo.",
    double: "Los dados se revolvieron.",
    mia: "Toca a quien miró una Mia verdadera.",
  },
  challenged: (names: readonly string[], bang: boolean) => {
    const many = names.length > 1;
    return `${list(names)} ${bang ? (many ? "gritaron bang" : "gritó bang") : many ? "dudaron" : "dudó"}`;
  },
  against: (challengers: readonly string[], claimer: string) => `${list(challengers)} contra ${claimer}`,
  wasNext: (name: string) => `Le tocaba a ${name}`,
  exact: "Justo",
  oneBad: (count: number, drink: Drink) => `Solo ${sayStakeCount("bad", count, drink)}`,
  moreThanOne: (bang: boolean) => (bang ? "Gritó más de uno" : "Dudó más de uno"),
  back: "Atrás",
  more: "Más",
  howFarOff: "¿Por cuánto?",
  facts: { off: "¿Por cuánto?", winner: "¿Quién ganó?", starter: "¿Quién empezó?", bluff: "Era un farol" },
  starts: (name: string) => `Empieza ${name}.`,
  pot: (chips: number) => `Pozo ${chips}.`,
  somethingElse: "Otra cosa",
  keepClaims: "Anotar cantos",
  fromHere: "desde aquí",
  offerClaims: "¿Discuten? Anoten cada canto y la app lo resuelve.",
  offerScore: "¿Solo importa la puntuación? De uno a tres toques por ronda.",
  noThanks: "No, gracias",
  me: (bang: boolean) => (bang ? "Yo. ¡Bang!" : "Yo"),
  meToo: (bang: boolean) => (bang ? "Yo también grité bang" : "Yo también dudé"),
} as const;
