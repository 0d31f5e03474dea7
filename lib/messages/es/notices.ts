import type { Claim, RefusalCode } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { list, numberWord } from "./anyPage";
import { sayClaim } from "./terms";

type Words = WordsOf<"notices">;

export const noticeWords = {
  overtaken: "Otra persona fue antes: la mesa ha avanzado desde que miraste. No se anotó nada tuyo.",
  tooLate: (theirs: string, mine: string) => `Otra persona fue antes: ${theirs}. Sin anotar: ${mine}.`,
};

const phoneOf = (by: string | null): string => by ?? "Otro teléfono";

export const correctionWords = {
  corrected: (by, round, now, was) => `${phoneOf(by)} corrigió la ronda ${round}: ${now} en vez de ${was}.`,
  reworded: (by, round, now, was) => `${phoneOf(by)} corrigió la ronda ${round}: ${now}. Antes: ${was}.`,
  cups: (by, round) => `${phoneOf(by)} corrigió lo que había bajo los cubiletes en la ronda ${round}.`,
  takenBack: (by, round, was) => `${phoneOf(by)} retiró en la ronda ${round}: ${was}.`,
  roundTakenBack: (by, round) => `${phoneOf(by)} retiró la ronda ${round}.`,
  broughtBack: (by, round, now) => `${phoneOf(by)} recuperó en la ronda ${round}: ${now}.`,
  ending: (by) => `${phoneOf(by)} corrigió cómo acabó la partida.`,
  playoff: (by) => `${phoneOf(by)} corrigió el desempate.`,
  open: "Ya no hay nada decidido.",
  now: (finding) => `Ahora: ${finding}`,
  more: (entries) =>
    entries === 1 ? "Con ello cambió una línea más." : `Y otras ${numberWord(entries)} líneas.`,
  look: "Ver qué cambió",
} satisfies Words["correctionWords"];

export const sayWayOn = (code: RefusalCode): string => WAYS_ON[code] ?? "";

const WAYS_ON: Partial<Record<RefusalCode, string>> = {
  "no-claim-yet": "Haz el primer canto, o ve al último.",
  "wrong-phase": "Termina la ronda, o anúlala en Más.",
  "round-not-started": "Empieza antes la ronda.",
  "already-challenged": "Anota los dados, o retira el reto con Atrás.",
  "not-between-rounds": "Termina la ronda, o anúlala en Más.",
  "game-over": "Jugad otra vez, o retira lo último con Atrás.",
  "not-active": "Elige a alguien que esté en juego, o que vuelva con Más.",
  "nothing-to-give": "Revisa quién y cuánto.",
  "duplicate-player": "Los nombres se distinguen sin mirar mayúsculas.",
} as const;

/** "tres toques de las 21:40", "un toque del 20 nov, 21:40". */
const taps = (count: number, when: string, today: boolean): string =>
  `${count === 1 ? "un toque" : `${numberWord(count)} toques`} ${today ? "de las" : "del"} ${when}`;

const MAX_LISTED = 4;

export const waitingWords = {
  sent: (count, when, today) => `Se ${count === 1 ? "envió" : "enviaron"} ${taps(count, when, today)}.`,
  waits: (count, when, today) =>
    `Aquí ${count === 1 ? "espera" : "esperan"} ${taps(count, when, today)}, y se ${count === 1 ? "enviará" : "enviarán"}.`,
  unsent: (count, when, today) => `No se ${count === 1 ? "anotó" : "anotaron"} ${taps(count, when, today)}.`,
  gone: (count, when, today) =>
    `No se ${count === 1 ? "anotó" : "anotaron"} ${taps(count, when, today)}: este teléfono ya no está en esa mesa. Entra otra vez o pide su enlace, y se ${count === 1 ? "enviará" : "enviarán"}.`,
  begun: (count, when, today) =>
    `Empezada aquí sin conexión ${today ? "a las" : "el"} ${when}${count === 0 ? "" : `, con ${count === 1 ? "un toque" : `${numberWord(count)} toques`} hasta ahora`}. Se enviará en cuanto haya.`,
  "not-begun": (_count, when, today) =>
    `Empezada aquí sin conexión ${today ? "a las" : "el"} ${when}, y el servidor no la aceptó. La mesa dice por qué.`,
  passed: (count, when, today) =>
    `Aquí ${count === 1 ? "espera" : "esperan"} ${taps(count, when, today)}, de otro teléfono. Se anota cuando este teléfono entre con el enlace de la mesa, o cuando el otro tenga conexión.`,
  movedOn: "La mesa ya había avanzado.",
  first: (theirs) => `Otra persona fue antes: ${theirs}.`,
  somebodyElse: "Eso lo tocó otra persona antes de que entraras tú en este teléfono.",
  what: (deeds, when) =>
    `Sin anotar, ${when}: ${deeds.slice(0, MAX_LISTED).join("; ")}${deeds.length > MAX_LISTED ? `; y ${numberWord(deeds.length - MAX_LISTED)} más` : ""}.`,
  twice: (finding) => `Esta ronda se anotó también en otro teléfono. Allí: ${finding}`,
  here: (deeds, when) => `Aquí, ${when}: ${deeds.join("; ")}.`,
  keepTheirs: "Vale la de allí",
  takeOwn: "Vale la de aquí",
  another: "Fue otra ronda: anotarla",
  drop: (count) => (count === 1 ? "Descartar" : "Descartar todos"),
  redo: (count) => (count === 1 ? "Anotar ahora" : "Anotarlos ahora"),
  look: "A la mesa",
  notKept:
    "Este navegador no guarda nada: es una ventana privada o está lleno. Los toques que esperan y los dados que escribiste duran solo mientras esta página esté abierta.",
  notKeptClose: "Entendido",
} satisfies Words["waitingWords"];

export const onlookerWords = {
  recordForAll: "Anotar por la mesa",
  onlyWatching: "Solo miras la partida.",
  toRaise: (name: string) => `Le toca a ${name}`,
  toOpen: (name: string) => `Empieza ${name}`,
  mayCall: (bang: boolean) =>
    bang ? "Puedes gritar bang en cualquier momento." : "Puedes decirlo en cualquier momento.",
  inTurnOnly: "Puedes subir o retar cuando te toque.",
  yourClaim: "El canto que hay que superar es tuyo.",
  outOfPlay: "Estás fuera de juego.",
};

export const boardWords = {
  title: "Pantalla grande",
  open: "Mostrar en la pantalla grande",
  openHint: "Para una tele o un portátil junto a la mesa, que se lea desde el otro lado de la cocina.",

  says: (name: string) => `${name} dice`,
  on: (challengers: readonly string[], claimer: string) => `${list(challengers)} a ${claimer}`,
};

export const saySaid = (name: string, claim: Claim): string => `${name} dice ${sayClaim(claim)}.`;

export const goneWords = {
  title: "Ya no estás en esta mesa",
  what: "Te retiraron el sitio, te cerraron el grupo o se cerró tu sesión.",
  safe: "Lo anotado queda en la mesa. Un toque que aún no se había enviado no queda anotado. Para volver, inicia sesión o pide el enlace de la mesa.",
};

export const offlineWords = {
  title: "Aquí no hay conexión",
  what: "Esta página no se había abierto en este teléfono, o solo la hay con conexión.",
  safe: "Nada de lo que tocaste se ha perdido. Lo que está en este teléfono se abre igual:",
  noTable: {
    title: "Esta mesa no está en este teléfono",
    what: "No se había abierto aquí, y no hay conexión para traerla.",
    safe: "Quien la tenga sigue anotando. Cuando vuelva la conexión, carga esta página otra vez.",
  },
  again: "Otra vez",
  tables: "Mesas en este teléfono",
  ready: "Hay una versión nueva.",
  take: "Cargarla",
  refused: (why) => `El servidor no aceptó esta partida: ${why}`,
  refusedSafe:
    "Todo lo que tocas queda en este teléfono. Guárdalo en un archivo o empieza en una mesa propia.",
  alone: "Empezar en una mesa propia",
  asFile: "Guardar en un archivo",
  passed: "Pasada por otro teléfono",
  passedSafe:
    "Lo que toques queda aquí. Se anota cuando este teléfono tenga conexión y pueda entrar: escanea entonces el enlace de la mesa en el otro. Si ese se perdió, empieza la partida desde este.",
  beginPassed: "Empezarla desde este teléfono",
} satisfies Words["offlineWords"];
