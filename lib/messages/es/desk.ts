import {
  type Claim,
  type Decided,
  type Face,
  type HandKind,
  namedDice,
  type OptionValue,
} from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { sayChance } from "./answers";
import { diceWord, list } from "./anyPage";
import { sayOption, sayOptionValue } from "./house";
import { faceWord, sayClaim } from "./terms";

type Words = WordsOf<"desk">;

/** Una mano de esa clase, y cuando las dos tienen exactamente la misma. */
const KINDS: Readonly<Record<HandKind, { readonly one: string; readonly same: string }>> = {
  "high-card": { one: "una mano sin pareja", same: "los mismos dados" },
  pair: { one: "una pareja", same: "la misma pareja" },
  "two-pair": { one: "dobles parejas", same: "las mismas dobles parejas" },
  three: { one: "un trío", same: "el mismo trío" },
  straight: { one: "una escalera", same: "la misma escalera" },
  "full-house": { one: "un full", same: "el mismo full" },
  four: { one: "un póquer", same: "el mismo póquer" },
  five: { one: "un repóquer", same: "el mismo repóquer" },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const many = (face: Face): string => faceWord(face, 2);
const aDie = (face: Face): string => `un ${faceWord(face, 1)}`;

export function namedHand(claim: Claim): string {
  const dice = "hand" in claim ? namedDice(claim) : [];
  return dice.length === 5 ? dice.join("") : sayClaim(claim);
}

/** «44112 gana a 33226: las dos tienen dobles parejas, y los cuatros son más altos que los treses.» */
export const sayHigher = (high: Claim, low: Claim, decided: Decided): string =>
  `${capital(namedHand(high))} gana a ${namedHand(low)}${why(decided)}.`;

function why(decided: Decided): string {
  switch (decided.by) {
    case "order":
      return "";
    case "mia":
      return ": nada la supera";
    case "double":
      return ": una pareja vale más que dos dados distintos";
    case "kind": {
      const values = decided.high === "two-pair" ? "valen" : "vale";
      return `: ${KINDS[decided.high].one} ${values} más que ${KINDS[decided.low].one}`;
    }
    case "straight":
      return `: las dos son escaleras, y la que llega al ${decided.high === "ace-straight" ? "as" : "seis"} es más alta`;
    case "group": {
      const { kind, same, high, low } = decided;
      const both = `las dos tienen ${KINDS[kind].one}${same.length > 0 ? ` con ${list(same.map(many))}` : ""}`;
      const first = kind === "full-house" && same.length === 0 ? "; el trío cuenta primero" : "";
      return `: ${both}${first}, y los ${many(high)} son más altos que los ${many(low)}`;
    }
    case "kicker": {
      const { kind, same, high, low } = decided;
      const beside = same.length > 0 ? ` con ${list(same.map(aDie))}` : "";
      const both =
        kind === "high-card" && same.length === 0
          ? "ninguna tiene pareja"
          : kind === "high-card"
            ? `las dos empiezan por ${list(same.map(aDie))}`
            : `las dos tienen ${KINDS[kind].same}${beside}`;
      return low === null
        ? `: ${both}, y al lado hay ${aDie(high)}`
        : `: ${both}, y ${aDie(high)} es más alto que ${aDie(low)}`;
    }
  }
}

export const sayTie = (a: Claim, b: Claim): string =>
  sayClaim(a) === sayClaim(b)
    ? `Son iguales: ${sayClaim(a)}.`
    : `Ninguna gana a la otra: ${namedHand(a)} vale lo mismo que ${namedHand(b)}.`;

export const sayKindHigher = (high: HandKind, low: HandKind): string =>
  `${capital(KINDS[high].one)} ${high === "two-pair" ? "valen" : "vale"} más que ${KINDS[low].one}.`;

export const sayKindTie = (kind: HandKind): string => `Las dos tienen ${KINDS[kind].one}: deciden sus dados.`;

export const sayNoStraights = (): string =>
  "Aquí no hay escaleras: 23456 es solo una mano sin pareja, con el seis de más alto.";

export const sayKindOdds = (kind: HandKind, chance: number, exact: number): string =>
  `${capital(KINDS[kind].one)} o mejor sale ${sayChance(chance)}; justo eso, ${sayChance(exact)}.`;

export const sayRank = (hand: Claim, rank: number, of: number, chance: number): string =>
  `${namedHand(hand)} es ${sayClaim(hand)}: la número ${rank} de ${of} manos, contando desde la más floja. ${chance === 1 ? "Cualquier mano la iguala o la supera." : `Cinco dados nuevos la igualan o superan ${sayChance(chance)}.`}`;

export const deskWords = {
  title: "¿Quién tiene razón?",
  about: "Decide una discusión de mentiroso: qué mano es más alta, qué se puede decir, si estaba.",
  fromStart: "Decidir una discusión",
  home: "Página de inicio",
  classics: "Clásicas",
  search: "Pregunta con palabras",
  searchExample: "¿44112 gana a 33226?",
  searchGo: "Preguntar",
  notRead:
    "Eso no se entiende aquí. Se puede preguntar qué mano es más alta, qué se puede decir, cómo de probable es un canto y qué dicen las reglas:",
  notIn: (game: string) => `En ${game}, como se juega aquí, eso no se puede preguntar.`,
  askIn: (game: string) => `Preguntarlo en ${game}`,
  asksBack: {
    game: "¿En qué juego?",
    wild: "¿Qué cara es comodín?",
    dice_in_play: "¿Cuántos dados hay en juego?",
    from: "¿Qué se dijo antes?",
    to: "¿Y qué se quiere decir por encima?",
    dice: "¿Qué dados había?",
    claim: "¿Qué se cantó?",
    order: "¿Qué se dice sobre qué?",
  },
  wildKey: (face: Face) => `Los ${faceWord(face, 2)} son comodines`,
  asksWild: (games: string) => `${games}: ¿qué cara es comodín?`,
  noted: "Eso es",
  notUsed: (parts: string) => `No se ha usado: ${parts}`,
  quoted: (part: string) => `«${part}»`,
  inAll: (games: number) => (games === 1 ? "en un juego" : `en los ${games} juegos`),
  inSome: (some: number, games: number) => `en ${some} de ${games} juegos`,
  perGame: "Juego por juego",
  openIn: (game: string, verdict: string) => `${game}: ${verdict}. Abrir la respuesta`,
  rulesSay: "Qué dicen las reglas",
  played: "Por ejemplo",
  playedOut: "Así acaba una ronda",
  card: (game: string) => `Las reglas de ${game}`,
  costs: "Qué cuesta",
  ifChallenged: "Si se duda",
  asked: "Preguntado",
  facts: {
    wild: (face: Face) => `Los ${faceWord(face, 2)} son comodines`,
    noWild: "En esta ronda no hay comodines",
    palifico: "Una ronda palifico",
    locked: (face: Face) => `Solo se pueden decir ${faceWord(face, 2)}`,
    inPlay: (dice: number) => (dice === 1 ? "Un dado en juego" : `${dice} dados en juego`),
    table: "A la vista",
    known: "Vistos",
    spotOn: "Cantado exacto",
  },
  examplesOf: "Qué se puede preguntar",
  examples: [
    "¿44112 gana a 33226?",
    "¿una escalera gana a un full?",
    "diez unos sobre nueve seises",
    "la subida más baja sobre tres cincos",
    "qué probabilidad hay de un full",
    "quién empieza después de dudar",
  ],
  asking: "¿Qué se discute?",
  askings: {
    compare: "Cuál es más alta",
    raise: "¿Puedo decirlo?",
    judge: "¿Estaba?",
    odds: "¿Es probable?",
  },
  game: (game: string) => `Se juega a ${game}. Elegir otro juego`,
  whichGame: "¿Qué juego?",
  ours: (group: string) => `Como juega ${group}`,
  oursUsual: "Como siempre",
  sides: {
    compare: ["Una", "La otra"],
    raise: ["Lo último dicho", "¿Puedo decir?"],
    judge: ["El canto", ""],
    odds: ["El canto", ""],
  },
  opens: "nada aún: abre",
  inTheOpen: "A la vista",
  shown: "Bajo los cubiletes",
  seen: "Dados que se ven",
  inPlay: "Dados en juego",
  redDie: "El dado rojo muestra",
  redDieKey: (face: Face) => `Dado rojo: ${faceWord(face, 1)}`,
  quantity: "Cuántos",
  fewer: "Uno menos",
  more: "Uno más",
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  typed: "o con palabras",
  dieKey: (face: Face) => `Poner ${faceWord(face, 1)}`,
  takeBack: "Quitar el último dado",
  clear: "Empezar de nuevo",
  answer: "La respuesta",
  wins: { a: "Gana la primera", b: "Gana la segunda", tie: "No gana ninguna" },
  stamps: {
    legal: "Vale",
    illegal: "No vale",
    there: "Estaba",
    exact: "Justo",
    short: "No estaba",
    nothing: "No hay nada más alto",
    cannot: "No puede ser",
  },
  rules: "Según las reglas",
  others: "Cómo se juega en otras casas",
  noOthers: "Todas las demás reglas de la casa dicen lo mismo.",
  also: {
    exact: (percent: string) => `Justo eso: ${percent}.`,
    perFace: (claims: readonly Claim[]) => `Lo más bajo de cada cara: ${list(claims.map(sayClaim))}.`,
    warnings: {
      "cannot-be-true": "No hay tantos dados: se puede decir, y no puede ser verdad.",
      "calls-the-wild": "Es sobre el comodín mismo: solo cuentan los dados que lo muestran.",
    },
  },
  share: "Compartir esta respuesta",
  shareHow: "Quien abra este enlace verá la misma respuesta: lleva dentro las reglas de la casa.",
  link: {
    qr: "Código QR de esta respuesta",
    copy: "Copiar el enlace",
    copied: "Copiado",
    selected: "El enlace está seleccionado: cópialo de aquí.",
    send: "Enviar",
    hidden: "Este enlace solo funciona en este ordenador.",
  },
} as const;

export const sayHouse = (option: string, value: OptionValue): string =>
  `${sayOption(option)}: ${sayOptionValue(option, value)}`;

export const argumentWords = {
  title: "Las discusiones clásicas",
  about: "Por qué se pelean las mesas de verdad, y quién tiene razón.",
  settle: "Preguntar",
  inGame: (game: string) => `Como se juega a ${game}`,
  others: (houses: number) =>
    houses === 0
      ? "Ninguna regla de la casa lo cambia."
      : houses === 1
        ? "Una regla de la casa lo cambia."
        : `${houses} reglas de la casa lo cambian.`,
  starts: {
    ask: "¿Quién empieza tras un reto, y qué cuesta?",
    why: "En esto es en lo que más se distinguen los juegos. Lo que sigue lo jugaron las reglas, una ronda para cada uno.",
  },
  classics: {
    "two-pair": {
      ask: "¿44112 gana a 33226?",
      why: "Dobles contra dobles: decide la pareja más alta, luego la más baja y el quinto dado al final.",
    },
    ones: {
      ask: "¿Los unos son altos o bajos?",
      why: "Donde los unos son bajos, su pareja es la más floja; donde son altos, la más fuerte.",
    },
    straight: {
      ask: "¿La escalera gana al full?",
      why: "El póquer dice que no; unas mesas le dan la vuelta y otras juegan sin escaleras.",
    },
    "full-houses": {
      ask: "Dos fulls: ¿qué cuenta?",
      why: "El trío, no la pareja: 44422 supera a 33366.",
    },
    kicker: {
      ask: "«Pareja de doses.» «¡Pareja de doses y un uno!» ¿Eso es subir?",
      why: "Quien no nombra otro dado ha nombrado el más bajo que cabe: decirlo en voz alta no es nada nuevo.",
    },
    better: {
      ask: "Dijo dobles parejas y hay tres seises. ¿Era mentira?",
      why: "Un canto es un mínimo: todo lo que lo iguala o mejora lo hace verdad.",
    },
    over: {
      ask: "¿Diez unos sobre nueve seises?",
      why: "En casi todas las mesas más dados de cualquier cara es subir. Donde solo vale más de la misma cara o una más alta, no.",
    },
    beyond: {
      ask: "¿Se pueden cantar más dados de los que hay?",
      why: "Es atrevido, y vale: quien crea que no puede ser, que rete. Algunas mesas lo rechazan.",
    },
    "wild-number": {
      ask: "¿Qué cuenta cuando alguien canta el propio comodín?",
      why: "Solo los dados que lo muestran. Nada más hace de comodín suyo, así que hay como la mitad que de otra cara.",
    },
    "wild-ones": {
      ask: "Los unos son comodín. ¿Cuántos superan a cuatro cincos?",
      why: "Como ayudan en todas partes valen el doble: basta con la mitad, hacia arriba.",
    },
    "spot-on": {
      ask: "«¡Justo!» Y hay uno más.",
      why: "Justo es justo: el canto era verdad, y la llamada falló.",
    },
  },
};

export const answerPreviewWords = {
  sides: {
    one: "Una",
    other: "La otra",
    last: "Lo último dicho",
    now: "Se quiere decir",
    claim: "El canto",
    lowest: "La subida más baja",
  },
  hand: "La mano",
  plays: (rule) => `Aquí se juega: ${rule}`,
  tagline: "Qué mano es más alta, qué se puede decir, si estaba: decidido por las reglas.",
} satisfies Words["answerPreviewWords"];

export const sayAsked: Words["sayAsked"] = ({ ask, claim, other, kind, otherKind, diceInPlay, face }) => {
  const one = kind ? KINDS[kind].one : claim && namedHand(claim);
  const two = otherKind ? KINDS[otherKind].one : other && namedHand(other);
  if (ask === "compare") return one && two ? `¿${capital(one)} gana a ${two}?` : null;
  if (ask === "odds" && kind) return `¿Cómo de probable es: ${KINDS[kind].one}?`;
  if (ask === "lowest")
    return other === null
      ? "¿Cuál es el canto más bajo para abrir?"
      : face === null
        ? `¿Cuál es la subida más baja sobre ${sayClaim(other)}?`
        : `¿Cuántos ${faceWord(face, 2)} sobre ${sayClaim(other)}?`;
  if (claim === null) return null;
  switch (ask) {
    case "rank":
      return `¿Qué tan buena es ${namedHand(claim)}?`;
    case "raise":
      return other === null
        ? `¿Puede abrirse con ${sayClaim(claim)}?`
        : `¿${sayClaim(claim)} sobre ${sayClaim(other)}?`;
    case "judge":
      return `¿Estaba: ${sayClaim(claim)}?`;
    case "odds":
      return `¿Cómo de probable es: ${sayClaim(claim)}${diceInPlay === null ? "" : ` entre ${diceWord(diceInPlay)}`}?`;
  }
};
