import type { WordsOf } from "../dictionary";
import { numberWord } from "./numbers";

type Words = WordsOf<"waiting">;

/** "tres toques de las 21:40", "un toque del 20 nov, 21:40". */
const taps = (count: number, when: string, today: boolean): string =>
  `${count === 1 ? "un toque" : `${numberWord(count)} toques`} ${today ? "de las" : "del"} ${when}`;

const MOST_TOLD = 4;

export const waitingWords = {
  sent: (count, when, today) => `Se ${count === 1 ? "envió" : "enviaron"} ${taps(count, when, today)}.`,
  waits: (count, when, today) =>
    `Aquí ${count === 1 ? "espera" : "esperan"} ${taps(count, when, today)}, y se ${count === 1 ? "enviará" : "enviarán"}.`,
  unsent: (count, when, today) => `No se ${count === 1 ? "anotó" : "anotaron"} ${taps(count, when, today)}.`,
  gone: (count, when, today) =>
    `No se ${count === 1 ? "anotó" : "anotaron"} ${taps(count, when, today)}: este teléfono ya no está en esa mesa. Entra otra vez o pide su enlace, y se ${count === 1 ? "enviará" : "enviarán"}.`,
  movedOn: "La mesa ya había avanzado.",
  first: (theirs) => `Otra persona fue antes: ${theirs}.`,
  somebodyElse: "Eso lo tocó otra persona antes de que entraras tú en este teléfono.",
  what: (deeds, when) =>
    `Sin anotar, ${when}: ${deeds.slice(0, MOST_TOLD).join("; ")}${deeds.length > MOST_TOLD ? `; y ${numberWord(deeds.length - MOST_TOLD)} más` : ""}.`,
  drop: (count) => (count === 1 ? "Descartar" : "Descartar todos"),
  redo: (count) => (count === 1 ? "Anotar ahora" : "Anotarlos ahora"),
  look: "A la mesa",
  notKept:
    "Este navegador no guarda nada: es una ventana privada o está lleno. Los toques que esperan y los dados que escribiste duran solo mientras esta página esté abierta.",
  notKeptClose: "Entendido",
} satisfies Words["waitingWords"];
