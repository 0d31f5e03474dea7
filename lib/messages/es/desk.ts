import {
  type Claim,
  type Decided,
  type Face,
  type HandFamily,
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
const KINDS: Readonly<Record<HandFamily, { readonly one: string; readonly same: string }>> = {
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
      return ": nada gana a Mia";
    case "double":
      return ": una pareja gana a dos dados distintos";
    case "kind": {
      const values = decided.high === "two-pair" ? "valen" : "vale";
      return `: ${KINDS[decided.high].one} ${values} más que ${KINDS[decided.low].one}`;
    }
    case "straight":
      return `: las dos son escaleras, y la que llega al ${decided.high === "ace-straight" ? "as" : "seis"} es más alta`;
    case "group": {
      const { kind, same, high, low } = decided;
      const both = `las dos tienen ${KINDS[kind].one}${same.length > 0 ? ` con ${list(same.map(many))}` : ""}`;
      const first = kind === "full-house" && same.length === 0 ? "; decide el trío" : "";
      return `: ${both}${first}, y los ${many(high)} ganan a los ${many(low)}`;
    }
    case "kicker": {
      const { kind, same, high, low } = decided;
      const kickers = same.length > 0 ? ` con ${list(same.map(aDie))}` : "";
      const both =
        kind === "high-card" && same.length === 0
          ? "ninguna tiene pareja"
          : kind === "high-card"
            ? `las dos empiezan con ${list(same.map(aDie))}`
            : `las dos tienen ${KINDS[kind].same}${kickers}`;
      return low === null
        ? `: ${both}, y la primera suma ${aDie(high)}`
        : `: ${both}, y ${aDie(high)} gana a ${aDie(low)}`;
    }
  }
}

export const sayTie = (a: Claim, b: Claim): string =>
  sayClaim(a) === sayClaim(b)
    ? `Son iguales: ${sayClaim(a)}.`
    : `Empate: ${namedHand(a)} y ${namedHand(b)} valen lo mismo.`;

export const sayKindHigher = (high: HandFamily, low: HandFamily): string =>
  `${capital(KINDS[high].one)} ${high === "two-pair" ? "valen" : "vale"} más que ${KINDS[low].one}.`;

export const sayKindTie = (kind: HandFamily): string =>
  `Las dos tienen ${KINDS[kind].one}: ganan los dados más altos.`;

export const sayNoStraights = (): string =>
  "Aquí no hay escaleras: 23456 es solo una mano sin pareja, con seis de carta alta.";

export const sayKindOdds = (kind: HandFamily, chance: number, exact: number): string =>
  `${capital(KINDS[kind].one)} o mejor: ${sayChance(chance)}. Justo eso: ${sayChance(exact)}.`;

export const sayRank = (hand: Claim, rank: number, of: number, chance: number): string =>
  `${namedHand(hand)} es ${sayClaim(hand)}: la número ${rank} de ${of} manos, primero la más floja. ${chance === 1 ? "Cualquier mano la iguala o la supera." : `Cinco dados nuevos la igualan o mejoran ${sayChance(chance)}.`}`;

export const deskWords = {
  title: "Resolver una discusión",
  about: "Resuelve una discusión de mentiroso: qué mano gana, qué puedes cantar, si estaba.",
  fromStart: "Resolver una discusión",
  home: "Página de inicio",
  classics: "Discusiones clásicas",
  search: "Pregunta con tus palabras",
  searchExample: "¿44112 gana a 33226?",
  searchGo: "Preguntar",
  notRead: "No lo entendí. Prueba:",
  notIn: (game: string) => `No se aplica a ${game}.`,
  askIn: (game: string) => `Preguntar en ${game}`,
  asksBack: {
    game: "¿En qué juego?",
    wild: "¿Qué cara es comodín?",
    dice_in_play: "¿Cuántos dados hay en juego?",
    from: "¿Cuál fue el último canto?",
    to: "¿Qué quieres cantar?",
    dice: "¿Qué dados había?",
    claim: "¿Qué se cantó?",
    order: "¿Cuál es la subida?",
    challenge: "¿Qué se gritó?",
    palifico: "¿Es una ronda de palifico?",
    unused: "Una parte no encajó. ¿Es esto?",
  },
  readings: {
    doubt: (shout: string) => `«${shout}»`,
    "spot-on": (shout: string) => `«${shout}»`,
    palifico: "Sí, palifico",
    usual: "No, una ronda normal",
  },
  wildKey: (face: Face) => `Los ${faceWord(face, 2)} son comodín`,
  asksWild: (games: string) => `${games}: ¿qué cara es comodín?`,
  noted: "Eso es",
  notUsed: (parts: string) => `No se usó: ${parts}`,
  quoted: (part: string) => `«${part}»`,
  inAll: (games: number) =>
    games === 1 ? "en un juego" : games === 2 ? "en ambos juegos" : `en los ${games} juegos`,
  inSome: (some: number, games: number) => `en ${some} de ${games} juegos`,
  perGame: "Juego por juego",
  openIn: (game: string, verdict: string) => `${game}: ${verdict}. Abrir la respuesta`,
  rulesSay: "Qué dicen las reglas",
  played: "Por ejemplo",
  playedOut: "Una ronda de ejemplo",
  card: (game: string) => `${game}: reglas`,
  costs: "Qué cuesta",
  ifChallenged: "Si se duda",
  asked: "Tu pregunta",
  facts: {
    wild: (face: Face) => `Los ${faceWord(face, 2)} son comodín`,
    noWild: "En esta ronda no hay comodines",
    palifico: "Ronda palifico",
    locked: (face: Face) => `Solo se pueden cantar ${faceWord(face, 2)}`,
    inPlay: (dice: number) => (dice === 1 ? "Un dado en juego" : `${dice} dados en juego`),
    table: "A la vista",
    known: "Vistos",
    spotOn: "Dijo «¡Justo!»",
  },
  examplesOf: "Prueba a preguntar",
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
    compare: "¿Cuál es más alta?",
    raise: "¿Puedo decirlo?",
    judge: "¿Estaba?",
    odds: "¿Es probable?",
  },
  game: (game: string) => `${game}. Cambiar de juego`,
  whichGame: "¿Qué juego?",
  ours: (group: string) => `Reglas de ${group}`,
  oursUsual: "Reglas estándar",
  sides: {
    compare: ["Primera", "Segunda"],
    raise: ["Último canto", "¿Puedo decir?"],
    judge: ["Canto", ""],
    odds: ["Canto", ""],
  },
  opens: "nada aún (primer canto)",
  inTheOpen: "A la vista",
  shown: "Bajo los cubiletes",
  seen: "Dados que ves",
  inPlay: "Dados en juego",
  countOnly: "Solo el conteo",
  redDie: "Dado rojo muestra",
  redDieKey: (face: Face) => `Dado rojo: ${faceWord(face, 1)}`,
  quantity: "Cuántos",
  fewer: "Uno menos",
  more: "Uno más",
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  dieKey: (face: Face) => `Agregar ${faceWord(face, 1)}`,
  removeLast: "Quitar el último dado",
  clear: "Empezar de nuevo",
  answer: "Respuesta",
  wins: (kind: HandFamily | null, claim: Claim | null) =>
    `Gana ${kind ? KINDS[kind].one : claim ? namedHand(claim) : ""}`,
  tie: "Es un empate",
  stamps: {
    legal: "Vale",
    illegal: "No vale",
    there: "Estaba",
    exact: "Justo",
    notExact: "No justo",
    short: "No estaba",
    nothing: "Nada lo supera",
    cannot: "No puede ser",
  },
  rules: "Según las reglas",
  others: "Otras reglas de la casa",
  noOthers: "Ninguna otra regla de la casa lo cambia.",
  also: {
    exact: (percent: string) => `Justo eso: ${percent}.`,
    perFace: (claims: readonly Claim[]) => `Lo más bajo de cada cara: ${list(claims.map(sayClaim))}.`,
    warnings: {
      "cannot-be-true": "Más que los dados en juego: se permite, pero no puede ser verdad.",
      "calls-the-wild": "Esto canta el comodín: solo cuentan los dados que lo muestran.",
    },
  },
  share: "Compartir esta respuesta",
  shareHow: "El enlace muestra esta respuesta con las reglas de la casa.",
  link: {
    qr: "Código QR para esta respuesta",
    copy: "Copiar enlace",
    copied: "Copiado",
    selected: "Seleccionado. Cópialo con el menú de tu teléfono.",
    send: "Enviar",
    hidden: "Este enlace solo funciona en este equipo.",
  },
} as const;

export const sayHouse = (option: string, value: OptionValue): string =>
  `${sayOption(option)}: ${sayOptionValue(option, value)}`;

export const argumentWords = {
  title: "Discusiones clásicas",
  about: "Las discusiones habituales, resueltas.",
  settle: "Probar otros dados",
  inGame: (game: string) => `Con las reglas de ${game}`,
  others: (houses: number) =>
    houses === 0
      ? "Ninguna regla de la casa lo cambia."
      : houses === 1
        ? "Una regla de la casa lo cambia."
        : `${houses} reglas de la casa lo cambian.`,
  starts: {
    ask: "¿Quién empieza después de dudar, y qué cuesta?",
    why: "Cada juego lo hace distinto. Aquí hay una ronda de cada uno.",
  },
  classics: {
    "two-pair": {
      ask: "¿44112 gana a 33226?",
      why: "Dobles contra dobles: decide la pareja más alta, luego la más baja, luego el quinto dado.",
    },
    ones: {
      ask: "¿Los unos son altos o bajos?",
      why: "Si los unos son bajos, su pareja es la más floja. Si son altos, la más fuerte.",
    },
    straight: {
      ask: "¿La escalera gana al full?",
      why: "En el póquer, no. Unas mesas le dan la vuelta y otras juegan sin escaleras.",
    },
    "full-houses": {
      ask: "Dos fulls: ¿qué cuenta?",
      why: "El trío, no la pareja: 44422 gana a 33366.",
    },
    kicker: {
      ask: "«Pareja de doses.» «¡Pareja de doses y un uno!» ¿Eso es subir?",
      why: "No. Si no nombras otro dado, nombraste el más bajo que cabe: decirlo no suma nada.",
    },
    better: {
      ask: "Dijo dobles parejas y hay tres seises. ¿Era mentira?",
      why: "No. Un canto es un mínimo: todo lo que lo iguala o mejora lo hace verdad.",
    },
    over: {
      ask: "¿Diez unos sobre nueve seises?",
      why: "En casi todas las mesas más dados de cualquier cara es subir. Algunas piden la misma cara o una más alta.",
    },
    beyond: {
      ask: "¿Puedes cantar más dados de los que hay en juego?",
      why: "Es atrevido, y se permite: basta con dudar. Algunas mesas no lo permiten.",
    },
    "wild-number": {
      ask: "¿Qué cuenta cuando alguien canta el comodín?",
      why: "Solo los dados que lo muestran. Nada más es comodín para él, así que espera la mitad que de otra cara.",
    },
    "wild-ones": {
      ask: "Los unos son comodín. ¿Cuántos unos superan a cuatro cincos?",
      why: "Los unos ayudan en todas partes, así que valen el doble: canta la mitad, hacia arriba.",
    },
    "spot-on": {
      ask: "«¡Justo!» Y hay uno más.",
      why: "Justo es justo: el canto era verdad, y la llamada falló.",
    },
  },
};

export const answerPreviewWords = {
  sides: {
    one: "Primera",
    other: "Segunda",
    last: "Último canto",
    now: "¿Puedo decir?",
    claim: "Canto",
    lowest: "Subida más baja",
  },
  hand: "Mano",
  plays: (rule) => `Regla de la casa: ${rule}`,
  tagline: "Qué mano gana, qué puedes cantar, si estaba: resuelto por las reglas.",
} satisfies Words["answerPreviewWords"];

export const sayAsked: Words["sayAsked"] = ({ ask, claim, other, kind, otherKind, diceInPlay, face }) => {
  const one = kind ? KINDS[kind].one : claim && namedHand(claim);
  const two = otherKind ? KINDS[otherKind].one : other && namedHand(other);
  if (ask === "compare") return one && two ? `¿${capital(one)} gana a ${two}?` : null;
  if (ask === "odds" && kind) return `¿Qué tan probable es: ${KINDS[kind].one}?`;
  if (ask === "lowest")
    return other === null
      ? "¿Cuál es el canto más bajo para empezar?"
      : face === null
        ? `¿Cuál es la subida más baja sobre ${sayClaim(other)}?`
        : `¿Cuántos ${faceWord(face, 2)} sobre ${sayClaim(other)}?`;
  if (claim === null) return null;
  switch (ask) {
    case "rank":
      return `¿Qué tan buena es ${namedHand(claim)}?`;
    case "raise":
      return other === null
        ? `¿Puede empezar una ronda con ${sayClaim(claim)}?`
        : `¿${sayClaim(claim)} sobre ${sayClaim(other)}?`;
    case "judge":
      return `¿Estaba: ${sayClaim(claim)}?`;
    case "odds":
      return `¿Qué tan probable es: ${sayClaim(claim)}${diceInPlay === null ? "" : ` entre ${diceWord(diceInPlay)}`}?`;
  }
};
