import { assertNever, type Phase } from "@/lib/engine";
import { diceWord } from "./numbers";
import { list } from "./people";

export const START_WORDS = {
  name: "Liar’s Table",
  description: "El anotador para el mentiroso jugado con dados de verdad.",
  promise: "Los dados siguen siendo de verdad. Aquí se guardan los cantos, los bangs y los platos.",
  newGame: "Partida nueva",
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
