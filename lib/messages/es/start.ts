import { assertNever, type Face, type Phase } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import type { Drink } from "../ruleRows";
import { diceWord, list } from "./anyPage";
import { faceWord, gameName, sayStakeCount } from "./terms";

type Words = WordsOf<"start">;

export const START_WORDS = {
  name: "Liar’s Table",
  description: "El anotador para los dados del mentiroso",
  slogan: "Tú tiras. Él se acuerda.",
  promise: "El marcador de liar’s dice, con dados de verdad.",
  forWhom: "Para equipos de bomberos y mesas de bar: quién mintió, quién paga, quién lava los platos.",
  screenshots: {
    claim: "Un canto, las próximas subidas y un gran bang rojo",
    verdict: "Faltan dos: quién se lleva qué, y la regla",
    wide: "La mesa y sus rondas",
  },
  newGame: "Partida nueva",
  howToPlay: "Cómo se juega",
  firstRound: {
    title: "Prueba una ronda",
    others: "Ves tres dados. Hay otros nueve cubiletes tapados.",
    washes: (who: string) => `Cinco rayas: ${who} lava los platos.`,
    youMarked: "¡Estaba! Te llevas una raya. Cinco rayas: platos.",
    roll: "Tirar",
    rolled: (faces: readonly Face[]) => `Sacaste ${list(faces.map((face) => faceWord(face, 1)))}.`,
    again: "Volver a tirar",
  },
  sameCrew: "El mismo equipo",
  tables: { phone: "Mesas en este teléfono", account: "Tus mesas" },
  olderTables: "Mesas anteriores",
  join: {
    heading: "Unirse a una mesa",
    how: "Escanea el código QR de su teléfono, en Compartir.",
  },
  starting: "Empezando…",
  noAnswer: "Sin respuesta. Revisa la conexión e inténtalo otra vez.",

  crew: {
    title: "¿Quién juega?",
    order: "En el sentido del reloj",
    where: "¿Qué mesa?",
    whichGame: "¿Qué juego?",
    chooseGame: (game: string) => `${game}. Elegir otro juego`,
    home: "Inicio",
    last: "Los mismos jugadores de la última vez",
    house: {
      key: (changed: number) =>
        changed === 0 ? "Reglas de la casa" : `Reglas de la casa: ${changed} cambiadas`,
      title: "Reglas de la casa",
      hint: "Este teléfono las recuerda para la próxima vez.",
      usual: "Reglas estándar",
      done: "Listo",
    },
    tonight: {
      key: (changed: number) => (changed === 0 ? "Solo esta noche" : `Solo esta noche: ${changed} cambiadas`),
      title: "Solo esta noche",
      hint: "Las reglas del grupo quedan como están.",
    },
    start: "Empezar",
    first: "Jugador 1",
    next: "Siguiente jugador",
    most: "Esta mesa está llena.",
  },
};

/** «5 dados cada uno», «2 dados, un cubilete». */
export const sayDice = (dice: number, oneCup: boolean): string =>
  oneCup ? `${diceWord(dice)}, un cubilete` : `${diceWord(dice)} cada uno`;

export const saySeat = (seat: number): string => `Lugar ${seat}`;

export const seatWords = (name: string) => ({
  arrange: `Mover o quitar a ${name}`,
  up: `Subir a ${name}`,
  down: `Bajar a ${name}`,
  remove: `Quitar a ${name}`,
});

export const sayMoved = (name: string, seat: number, of: number): string =>
  `${name} está ahora en el lugar ${seat} de ${of}.`;

/** «Abad, Baena, Cruz y 6 más». */
export function sayCrew(names: readonly string[], most = 4): string {
  if (names.length <= most) return list(names);
  const shown = names.slice(0, most - 1);
  return `${shown.join(", ")} y ${names.length - shown.length} más`;
}

export function sayPhase(phase: Phase, round: number): string {
  switch (phase) {
    case "between-rounds":
      return round === 1 ? "Aún no empieza" : `Antes de la ronda ${round}`;
    case "claiming":
      return `Ronda ${round}`;
    case "revealing":
      return `Ronda ${round}: anoten los dados`;
    case "finished":
      return "Terminada";
    default:
      return assertNever(phase);
  }
}

export const crewWords = {
  playoff: "Desempate",
  title: "Equipo",
  games: "Partidas",
  below: "En estas partidas:",
  noneOver: "Ninguna partida terminada aún.",
  noneOverHint: "Aquí aparecen los resultados.",
  rounds: (rounds: number) =>
    rounds === 0 ? "ninguna ronda aún" : rounds === 1 ? "1 ronda" : `${rounds} rondas`,
  toTable: "Abrir mesa",
  history: "Rondas",
  record: "Descargar registro",
  older: "Partidas anteriores",
  ofThisCrew: (washing: boolean) => (washing ? "Platos, este equipo" : "Todas las partidas, este equipo"),
  ofThisGroup: (name: string, washing: boolean) =>
    washing ? `Platos, ${name}` : `Todas las partidas, ${name}`,
  link: (crew: string, washing: boolean) => `${washing ? "Platos" : "Todas las partidas"}: ${crew}`,
};

export const countWords = {
  washed: (game: string | null) => `Quién lavó${game === null ? "" : `: ${gameName(game)}`}`,
  won: (game: string | null) => `Quién ganó${game === null ? "" : `: ${gameName(game)}`}`,
  drunk: (game: string | null) => `Tragos${game === null ? "" : `: ${gameName(game)}`}`,
  times: (count: number) => (count === 1 ? "una vez" : count === 2 ? "dos veces" : `${count} veces`),
};

export const nextGameWords = {
  again: "Jueguen otra vez",
  againHint: (names: readonly string[]) => `Los mismos ${names.length}, las mismas reglas de la casa`,
  everybody: "todos en la mesa",
  toNext: "Siguiente partida",
  starting: "Empezando…",
  tied: { losers: "Empate. Laven juntos o desempaten.", lost: "Empate. Pierdan juntos o desempaten." },
  whoGetsPot: (chips: number, drink: Drink) =>
    `¿Quién se lleva ${sayStakeCount("chip", chips, drink)} del pozo?`,
  playoff: "Jugar un desempate",
  playoffName: (names: readonly string[]) => `Jugar un desempate: una partida nueva para ${list(names)}`,
  oneRound: "Solo una ronda",
  anotherGame: "Otro juego",
  byHand: "Resolverlo nosotros",
  whose: { losers: "¿Quién lava?", lost: "¿Quién perdió?" },
  whoseHint: "Tiren alto o jueguen a algo. Toca a quien perdió.",
  replay: "Repetición",
  otherPlayers: "Otros jugadores",
} as const;

export const compareWords = {
  title: (game) => `${game}: dos reglas de la casa`,
  about: "Solo lo distinto, con un ejemplo de cada una.",
  back: (game) => `Reglas: ${game}`,
  usual: "Estándar",
  house: "Estas reglas de la casa",
  other: "Las otras reglas de la casa",
  differ: (rules, all) =>
    `${rules} de ${all} reglas de la casa ${rules === 1 ? "es distinta" : "son distintas"}. El resto es igual.`,
  same: "Son las mismas",
  sameHint: "Cambia una regla de la casa para comparar.",
  change: (name) => `Cambiar: ${name}`,
  rules: (name) => `Hoja de reglas: ${name}`,
  compare: "Comparar con las reglas estándar",
  isolated: "En lo demás, los ejemplos usan las primeras reglas de la casa.",
} satisfies Words["compareWords"];
