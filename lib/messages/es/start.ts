import { assertNever, type Face, type Phase } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { diceWord, list } from "./anyPage";
import { faceWord, gameName, sayHeld } from "./terms";

type Words = WordsOf<"start">;

export const START_WORDS = {
  name: "Liar’s Table",
  description: "El anotador para el mentiroso jugado con dados de verdad.",
  promise: "Los dados siguen siendo de verdad. Aquí se guardan los cantos, los bangs y los platos.",
  screenshots: {
    claim: "Un canto, las próximas subidas y un gran bang rojo",
    verdict: "Faltan dos: quién se lleva qué, y la regla",
    wide: "La mesa junto a sus rondas",
  },
  newGame: "Partida nueva",
  howToPlay: "Cómo se juega",
  firstRound: {
    title: "Una ronda de prueba",
    others: "Tres dados son tuyos; nueve cubiletes, tapados.",
    roll: "Tira tus tres dados",
    rolled: (faces: readonly Face[]) => `Has sacado: ${list(faces.map((face) => faceWord(face, 1)))}.`,
    again: "Tirar otra vez",
  },
  sameCrew: "Otra vez los mismos",
  tables: { phone: "Mesas en este teléfono", account: "Tus mesas" },
  olderTables: "Mesas anteriores",
  noTables: {
    heading: "Aún no hay mesas en este teléfono",
    start: "Empieza una: escribe los nombres en el orden de los asientos, tirad y cantad.",
  },
  join: {
    heading: "¿Lleva otro la cuenta?",
    how: "Apunta la cámara al código QR de su teléfono: está en Compartir.",
  },
  starting: "Empezando…",
  noAnswer:
    "No llegó respuesta, así que no es seguro que la partida haya empezado. Tus nombres se conservan aquí: revisa la conexión e inténtalo otra vez.",

  crew: {
    title: "¿Quién juega?",
    order: "En el orden de los asientos",
    where: "¿En qué mesa?",
    whichGame: "¿A qué se juega?",
    chooseGame: (game: string) => `Se juega a ${game}. Elegir otro juego`,
    home: "Inicio",
    last: "Los mismos que la última vez",
    house: {
      key: (changed: number) =>
        changed === 0 ? "Reglas de la casa" : `Reglas de la casa: ${changed} propias`,
      title: "Reglas de la casa",
      hint: "Este teléfono las recuerda para la próxima partida de este juego.",
      usual: "Como en el reglamento",
      done: "Listo",
    },
    start: "Empezar",
    first: "Primer nombre",
    next: "Siguiente nombre",
    most: "No caben más en una mesa.",
  },
};

/** «5 dados cada uno», «2 dados, un cubilete». */
export const sayDice = (dice: number, oneCup: boolean): string =>
  oneCup ? `${diceWord(dice)}, un cubilete` : `${diceWord(dice)} cada uno`;

export const saySeat = (seat: number): string => `Asiento ${seat}`;

export const seatWords = (name: string) => ({
  arrange: `Mover o quitar a ${name}`,
  up: `Subir a ${name}`,
  down: `Bajar a ${name}`,
  remove: `Quitar a ${name}`,
});

export const sayMoved = (name: string, seat: number, of: number): string =>
  `${name} está ahora en el asiento ${seat} de ${of}.`;

/** «Abad, Baena, Cruz y 6 más». */
export function sayCrew(names: readonly string[], most = 4): string {
  if (names.length <= most) return list(names);
  const shown = names.slice(0, most - 1);
  return `${shown.join(", ")} y ${names.length - shown.length} más`;
}

export function sayPhase(phase: Phase, round: number): string {
  switch (phase) {
    case "between-rounds":
      return round === 1 ? "Nueva: la primera ronda no ha empezado" : `Antes de la ronda ${round}`;
    case "claiming":
      return `Ronda ${round}`;
    case "revealing":
      return `Ronda ${round}, retada: faltan los dados`;
    case "finished":
      return "Terminada";
    default:
      return assertNever(phase);
  }
}

export const crewWords = {
  playoff: "El desempate",
  title: "Una cuadrilla",
  games: "Partidas",
  below: "En las partidas de abajo:",
  noneOver: "Ninguna partida de esta cuadrilla ha terminado aún.",
  noneOverHint: "Cuando una termine, aquí se verá qué salió.",
  rounds: (rounds: number) =>
    rounds === 0 ? "ninguna ronda aún" : rounds === 1 ? "1 ronda" : `${rounds} rondas`,
  toTable: "A la mesa",
  history: "Rondas y veredictos",
  record: "Registro",
  older: "Partidas anteriores",
  ofThisCrew: (washing: boolean) =>
    washing ? "Quién lavó y cuándo, en esta cuadrilla" : "Todas las partidas de esta cuadrilla",
  ofThisGroup: (name: string, washing: boolean) =>
    washing ? `Quién lavó y cuándo: ${name}` : `Todas las partidas: ${name}`,
  link: (crew: string, washing: boolean) =>
    `${washing ? "Quién lavó y cuándo" : "Todas las partidas"}: ${crew}`,
};

export const countWords = {
  washed: (game: string | null) => `Quién lavó${game === null ? "" : `: ${gameName(game)}`}`,
  won: (game: string | null) => `Quién ganó${game === null ? "" : `: ${gameName(game)}`}`,
  drunk: (game: string | null) => `Qué se bebió${game === null ? "" : `: ${gameName(game)}`}`,
  times: (count: number) => (count === 1 ? "una vez" : count === 2 ? "dos veces" : `${count} veces`),
};

export const nextGameWords = {
  again: "Jugar otra vez",
  againHint: (names: readonly string[]) => `${names.length} en la mesa, las mismas reglas`,
  everybody: "todos en la mesa, como antes",
  toNext: "A la siguiente partida",
  starting: "Empezando…",
  tied: (names: readonly string[]) => `${list(names)} están empatados. Pueden lavar juntos, o desempatar.`,
  whoGetsPot: (chips: number) => `¿Quién se lleva ${sayHeld("chip", chips)} del bote?`,
  playoff: "Desempatar",
  playoffName: (names: readonly string[]) => `Desempatar: una partida nueva para ${list(names)}`,
  oneRound: "Solo una ronda",
  anotherGame: "Otro juego",
  byHand: "Decidido a mano",
  whoWashes: "¿Quién lava?",
  whoWashesHint: "Se decide tirando alto, o con el juego que quiera la mesa. Toca a quien lo perdió.",
  replay: "Repetición",
  newCrew: "Otra cuadrilla",
} as const;

export const compareWords = {
  title: (game) => `${game}: dos juegos de reglas de la casa`,
  about: "Lo que dos casas juegan distinto, cada regla con un ejemplo de las dos.",
  back: (game) => `${game}: las reglas`,
  usual: "Como siempre",
  house: "Estas reglas de la casa",
  other: "Las otras reglas de la casa",
  differ: (rules, all) =>
    rules === 1
      ? `Una de ${all} reglas de la casa es distinta. Lo que no está aquí se juega igual.`
      : `${rules} de ${all} reglas de la casa son distintas. Lo que no está aquí se juega igual.`,
  same: "Son las mismas",
  sameHint: "Las dos tienen cada regla igual. Cambiad una para comparar.",
  change: (name) => `Cambiar: ${name}`,
  rules: (name) => `Hoja de reglas: ${name}`,
  compare: "Comparar con las reglas de siempre",
  isolated: "En cada ejemplo, las demás reglas de la casa son las de la primera.",
} satisfies Words["compareWords"];
