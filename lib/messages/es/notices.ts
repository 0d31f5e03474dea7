import type { Claim, RefusalCode } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { list, numberWord } from "./anyPage";
import { sayClaim } from "./terms";

type Words = WordsOf<"notices">;

export const noticeWords = {
  overtaken: "Alguien se adelantó. Tu toque no se guardó.",
  tooLate: (theirs: string, mine: string) => `Alguien se adelantó: ${theirs}. Sin guardar: ${mine}.`,
};

const phoneOf = (by: string | null): string => by ?? "Otro teléfono";

export const correctionWords = {
  corrected: (by, round, now, was) => `${phoneOf(by)} corrigió la ronda ${round}: ${now} en vez de ${was}.`,
  reworded: (by, round, now, was) => `${phoneOf(by)} corrigió la ronda ${round}: ${now}. Antes: ${was}.`,
  cups: (by, round) => `${phoneOf(by)} corrigió los cubiletes en la ronda ${round}.`,
  undone: (by, round, was) => `${phoneOf(by)} deshizo en la ronda ${round}: ${was}.`,
  roundUndone: (by, round) => `${phoneOf(by)} deshizo la ronda ${round}.`,
  restored: (by, round, now) => `${phoneOf(by)} restauró en la ronda ${round}: ${now}.`,
  ending: (by) => `${phoneOf(by)} corrigió cómo terminó la partida.`,
  playoff: (by) => `${phoneOf(by)} corrigió el desempate.`,
  open: "Ya no está decidida.",
  now: (finding) => `Ahora: ${finding}`,
  more: (entries) =>
    entries === 1 ? "Cambió un registro más." : `Cambiaron ${numberWord(entries)} registros más.`,
  look: "Ver qué cambió",
} satisfies Words["correctionWords"];

export const sayNextStep = (code: RefusalCode): string => NEXT_STEPS[code] ?? "";

const NEXT_STEPS: Partial<Record<RefusalCode, string>> = {
  "no-claim-yet": "Haz el primer canto o ve al último.",
  "wrong-phase": "Termina la ronda, o anúlala en Más.",
  "round-not-started": "Empieza primero la ronda.",
  "already-challenged": "Anota los dados, o deshaz la duda.",
  "not-between-rounds": "Termina la ronda, o anúlala en Más.",
  "game-over": "Jueguen otra vez, o deshaz lo último.",
  "not-active": "Elige a alguien en juego, o haz que vuelva con Más.",
  "nothing-to-give": "Revisa quién y cuánto.",
  "duplicate-player": "Las mayúsculas no hacen otro nombre.",
} as const;

/** "tres toques de las 21:40", "un toque del 20 nov, 21:40". */
const taps = (count: number, when: string, today: boolean): string =>
  `${count === 1 ? "un toque" : `${numberWord(count)} toques`} ${today ? "de las" : "del"} ${when}`;

const MAX_LISTED = 4;

export const waitingWords = {
  sent: (count, when, today) => `Se ${count === 1 ? "envió" : "enviaron"} ${taps(count, when, today)}.`,
  waits: (count, when, today) =>
    `Aquí ${count === 1 ? "está guardado" : "están guardados"} ${taps(count, when, today)}, y se ${count === 1 ? "enviará" : "enviarán"}.`,
  unsent: (count, when, today) =>
    `No se ${count === 1 ? "guardó" : "guardaron"} ${taps(count, when, today)}.`,
  revoked: (count, when, today) =>
    `No se ${count === 1 ? "guardó" : "guardaron"} ${taps(count, when, today)}: este teléfono ya no está en esa mesa. Entra o abre su enlace para ${count === 1 ? "enviarlo" : "enviarlos"}.`,
  begun: (count, when, today) =>
    `Empezada aquí sin conexión ${today ? "a las" : "el"} ${when}${count === 0 ? "" : `, con ${count === 1 ? "un toque" : `${numberWord(count)} toques`} hasta ahora`}. Se enviará cuando haya conexión.`,
  "not-begun": (_count, when, today) =>
    `Empezada aquí sin conexión ${today ? "a las" : "el"} ${when}, pero el servidor la rechazó. Abre la mesa para ver por qué.`,
  passed: (count, when, today) =>
    `Aquí ${count === 1 ? "espera" : "esperan"} ${taps(count, when, today)}, de otro teléfono. Para anotarlo, abre aquí el enlace de la mesa, o conecta ese teléfono.`,
  movedOn: "La mesa ya había avanzado.",
  first: (theirs) => `Alguien se adelantó: ${theirs}.`,
  someoneElse: "Eso lo tocó alguien más antes de que entraras aquí.",
  what: (actions, when) =>
    `Sin guardar, ${when}: ${actions.slice(0, MAX_LISTED).join("; ")}${actions.length > MAX_LISTED ? `; y ${numberWord(actions.length - MAX_LISTED)} más` : ""}.`,
  twice: (finding) => `Dos teléfonos anotaron esta ronda. Otro teléfono: ${finding}`,
  here: (actions, when) => `Este teléfono, ${when}: ${actions.join("; ")}.`,
  keepTheirs: "Conservar la de allí",
  takeOwn: "Usar la de aquí",
  another: "Anotar como otra ronda",
  drop: (count) => (count === 1 ? "Descartar" : "Descartar todos"),
  redo: (count) => (count === 1 ? "Anotar ahora" : "Anotar todos ahora"),
  look: "Abrir mesa",
  notStored:
    "Este navegador no puede guardar nada. Los toques sin enviar y los dados escritos duran solo mientras esta página esté abierta.",
  notStoredClose: "Entendido",
} satisfies Words["waitingWords"];

export const onlookerWords = {
  recordForAll: "Anotar por la mesa",
  onlyWatching: "Solo estás mirando.",
  toRaise: (name: string) => `Le toca a ${name}`,
  toOpen: (name: string) => `Empieza ${name}`,
  mayCall: (bang: boolean) =>
    bang ? "Puedes gritar bang en cualquier momento." : "Puedes dudar en cualquier momento.",
  inTurnOnly: "Puedes subir o dudar cuando te toque.",
  yourClaim: "El canto que hay que superar es tuyo.",
  outOfPlay: "Estás fuera.",
};

export const tvWords = {
  title: "TV",
  open: "Mostrar en la TV",
  openHint: "Se lee desde el otro lado de la sala.",

  says: (name: string) => `${name} dice`,
  on: (challengers: readonly string[], claimer: string) => `${list(challengers)} a ${claimer}`,
};

export const sayClaimBy = (name: string, claim: Claim): string => `${name} dice ${sayClaim(claim)}.`;

export const noAccessWords = {
  title: "Ya no estás en esta mesa",
  what: "Te quitaron o se cerró tu sesión. Usa el enlace de la mesa para volver.",
  safe: "La mesa conserva sus rondas. Los toques sin enviar no se guardaron.",
};

export const keyboardWords = {
  title: "Teclado",
  faces: "Cantar o anotar esa cara",
  arrows: "Cambiar la cantidad o ir a un lugar",
  enter: "Pulsar la tecla dorada",
  bang: "Bang",
  ways: "Anotar dados, cuentas, un total o solo el resultado",
  undo: "Deshacer",
  help: "Mostrar esta lista",
} satisfies Words["keyboardWords"];

export const offlineWords = {
  title: "Estás sin conexión",
  what: "Esta página necesita conexión.",
  safe: "Tus toques están a salvo. Guardado en este teléfono:",
  noTable: {
    title: "Esta mesa no está en este teléfono",
    what: "Nunca se abrió aquí, y estás sin conexión.",
    safe: "Carga esta página otra vez cuando haya conexión.",
  },
  again: "Intentar otra vez",
  tables: "Mesas en este teléfono",
  ready: "Hay una versión nueva.",
  take: "Actualizar",
  taking: "Actualizando…",
  refused: (why) => `El servidor rechazó esta partida: ${why}`,
  refusedSafe: "Tus toques quedan en este teléfono. Guárdalos en un archivo o empieza una mesa nueva.",
  alone: "Empezar una mesa nueva",
  byGroupRules: "Enviar con las reglas del grupo",
  byRulesSafe: "Tus toques quedan en este teléfono. Con las reglas del grupo, los resultados pueden cambiar.",
  unfit: (round) =>
    `La ronda ${round} no es posible con las reglas del grupo. Empieza una mesa nueva o guarda un archivo.`,
  asFile: "Guardar en un archivo",
  passed: "De otro teléfono",
  passedSafe:
    "Tus toques quedan aquí. Para anotarlos, escanea el enlace de la mesa en el otro teléfono. ¿Se perdió? Empieza la partida desde este.",
  beginPassed: "Empezar desde este teléfono",
} satisfies Words["offlineWords"];
