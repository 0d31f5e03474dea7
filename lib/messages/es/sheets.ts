import type { Move, Settled, Stake } from "@/lib/engine";
import type { Names } from "../names";
import { type Drink, ownWord } from "../ruleRows";
import { atHour, list } from "./anyPage";
import { sayMoves } from "./history";
import { gameName, sayAward, sayStakeCount, stakeWord } from "./terms";
import { sayVerdict } from "./verdict";

export const moreSheetWords = {
  groups: { round: "Esta ronda", players: "Jugadores", game: "Partida", phone: "Este teléfono" },
  desk: "Resolver una discusión",
  history: "Todas las rondas",

  void: {
    open: "Anular esta ronda",
    hint: "Nadie puntúa. Empieza otra vez la misma persona.",
    reasons: ["Alarma", "Dados al suelo", "Cubilete levantado antes de tiempo"],
  },

  penalty: {
    open: "Castigo de la casa",
    who: "¿Quién?",
    what: "¿Qué?",
    stakes: {
      bad: "Mala",
      good: "Buena",
      die: "Pierde dados",
      chip: "Paga fichas",
      life: "Pierde vidas",
      drink: "Tragos",
    },
    howMany: "¿Cuántos?",
    why: "¿Por qué?",
    reasons: ["Espió", "Dados fuera de la mesa", "Cubilete levantado antes de tiempo", "Llegó tarde"],
    otherReason: "Otro motivo",
    save: (name: string, move: Move, drink: Drink) => `${name} ${sayAward(move, drink)}`,
    missing: { who: "Di quién", why: "Di por qué" },
  },

  join: {
    roster: "Lista",
    open: "Agregar jugador",
    name: "Nombre",
    where: "¿Entre qué jugadores?",
    between: (left: string, right: string) => `${left} y ${right}`,
    save: (name: string) => `Agregar a ${name}`,
    nameFirst: "Escribe un nombre",
    back: "O trae a alguien de vuelta",
    backHint: "Con los puntos con que se fue.",
    rejoin: (name: string) => `${name} volvió`,
  },

  leave: {
    open: "Se va un jugador",
    hint: "Conserva sus puntos. Puede volver.",
  },
  afterTheRound: "cuando acabe la ronda",

  starter: {
    open: "Cambiar quién empieza",
    hint: (name: string) => `Según las reglas: ${name}.`,
  },

  buyIn: {
    open: "Recompra",
    hint: (chips: number, drink: Drink) =>
      `${sayStakeCount("chip", chips, drink)} de la banca, antes de la siguiente ronda.`,
    noOne: "Ahora nadie puede recomprar.",
    save: (chips: number, drink: Drink) => `Recomprar por ${sayStakeCount("chip", chips, drink)}`,
  },

  result: {
    open: "Anotar solo el resultado",
    hint: "Para rondas de las que solo guardan los puntos.",
    question: (move: Move, drink: Drink) => `¿Quién ${sayAward(move, drink)}?`,
    whoTakes: (pot: number, drink: Drink) =>
      `¿Quién se lleva el pozo de ${sayStakeCount("chip", pot, drink)}?`,
    over: {
      losers: "¿Acabó la partida? ¿Quién lava?",
      lost: "¿Acabó la partida? ¿Quién perdió?",
      winners: "¿Acabó la partida? ¿Quién ganó?",
    },
    several: "Más de un cambio",
    what: "¿Qué cambió de manos?",
    who: { gets: "¿Quién lo recibió?", loses: "¿Quién lo perdió?" },
    soFar: "Hasta ahora",
    takeOff: (name: string) => `Quitar: ${name}`,
    save: "Guardar",
    missing: "Elige quién",
  },

  astray: {
    open: "Dado inclinado o caído",
    does: {
      void: "Regla de la casa: la ronda es nula. Empieza otra vez la misma persona.",
      "re-roll": "Regla de la casa: ese dado se vuelve a tirar, tapado, y se sigue.",
      stands: "Regla de la casa: el dado vale como quedó. Un dado perdido no vale nada.",
    },
    void: "Anular la ronda",
    note: "Dado inclinado o caído",
    goOn: "Seguir",
  },

  pause: {
    open: "Pausa",
    saved: "Todo está guardado. Deja el teléfono y sigan cuando quieran.",
    since: (time: string, ago: string) => `En pausa desde ${atHour(time)}, ${ago}.`,
    resume: "Reanudar",
  },

  stop: {
    open: "Terminar la partida",
    hint: "Los puntos se conservan. Lo puedes deshacer.",
    save: "Terminar la partida",
    someone: { losers: "Lava alguien", lost: "Perdió alguien", winners: "Ganó alguien" },
    someoneElse: { losers: "Lava otra persona", lost: "Perdió otra persona", winners: "Ganó otra persona" },
    noOne: { losers: "No lava nadie", lost: "No perdió nadie", winners: "No ganó nadie" },
    later: "Seguir más tarde",
  },
} as const;

export const potWords = {
  title: (chips: number, drink: Drink) =>
    `¿Quién se lleva el pozo de ${sayStakeCount("chip", chips, drink)}?`,
  share: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} se lo lleva` : `${list(names)} lo reparten`,
  back: "De vuelta a quienes pusieron",
  one: "Se lo lleva una persona",
};

export const sayPenaltyStake = (what: Stake, drink: Drink): string =>
  ownWord(what, drink) !== null ? stakeWord(what, 2, drink) : moreSheetWords.penalty.stakes[what];

export const highRollWords = {
  rolls: (name: string) => `Tira ${name}`,
  rollsAgain: (name: string) => `Empate: ${name} tira otra vez`,
  rolled: (name: string, face: string) => `${name} tiró ${face}`,
  highest: (name: string) => `${name} sacó el dado más alto`,
  starts: (name: string) => `Empieza ${name}`,
  note: (dice: string) => `tirada para empezar (${dice})`,
};

export const preferenceWords = {
  names: { sound: "Sonido", buzz: "Vibración" },
  state: (on: boolean) => (on ? "sí" : "no"),
  daylight: "Luz de día",
  wakeLock: "Tu pantalla puede apagarse: por http sin cifrar el navegador no puede mantenerla.",
  wakeLockClose: "OK",
};

export const phoneSheetWords = {
  whoHint: "Toca tu nombre para ver tus propias teclas.",
  yours: "Tu lugar",
  taken: { here: "teléfono en la mesa", away: "en otro teléfono" },
  watch: "Solo mirar",
  take: (name: string) => `El lugar de ${name} está en otro teléfono. ¿Usarlo aquí?`,
  takeIt: "Usarlo aquí",
  leaveIt: "Cancelar",
  inUse: (name: string) =>
    `El teléfono de ${name} está en la mesa. Solo ese teléfono o quien anota puede cambiarlo.`,
  noAnswer: "Sin respuesta. Revisa la conexión e inténtalo otra vez.",

  settleHint: "Esto cierra la disputa. Si el veredicto está mal, corrige la ronda.",
  reasons: ["Contado otra vez: vale", "La mesa lo permitió", "Se jugó de nuevo"],
  note: "Con tus palabras",
  save: "Resolver",
  noteFirst: "Di cómo la resolvieron",
} as const;

export const passWords = {
  open: "A un teléfono sin conexión",
  which: "El otro teléfono",
  receivers: { follows: "Tiene esta mesa", "is-new": "Nuevo en esta mesa" },
  how: "Escanea esto con el otro teléfono. Debe haber abierto esta app con conexión antes.",
  qr: (code: number, of: number) => `Código QR ${code} de ${of} con los toques de este teléfono`,
  code: (code: number, of: number) => `Código ${code} de ${of}`,
  next: "Código siguiente",
  back: "Atrás",
  done: "El otro teléfono lo tiene",
  one: "Desde ahora, anoten en un solo teléfono. Cada toque se envía justo una vez.",
  nothing: "Nada que transferir.",
  noStorage: "Este navegador no guarda nada, así que no hay nada que transferir.",
  received: {
    title: "De otro teléfono",
    some: (have: number, of: number) => `${have} de ${of} códigos escaneados. Escanea el siguiente.`,
    round: (rounds: number) => (rounds === 1 ? "1 ronda jugada" : `${rounds} rondas jugadas`),
    records: (entries: number) =>
      entries === 0 ? "No anota nada" : entries === 1 ? "Anota 1 registro" : `Anota ${entries} registros`,
    readFirst: (entries: number) => `Revisa esto primero: ${entries}`,
    rest: (entries: number) => `El resto, en orden: ${entries}`,
    take: "Seguir aquí",
    apart: (actions: readonly string[]) => `Este teléfono también anotó: ${actions.join("; ")}.`,
    takeTheirs: "Usar lo del otro teléfono",
    keepOwn: "Conservar lo de este teléfono",
    here: "Este teléfono ya lo tiene todo.",
    notStored: "No se pudo guardar. Es una ventana privada, o no queda espacio.",
    not: {
      broken: "Código incompleto. Escanéalo otra vez.",
      missing: "Faltan rondas anteriores. En el otro teléfono, elige «Nuevo en esta mesa».",
      version: "Las versiones de la app son distintas. Ábrela con conexión en ambos teléfonos.",
      unplayable: "No se puede jugar lo que envió el otro teléfono.",
      watches: "Este teléfono solo mira. Abre el enlace para jugar y escanea otra vez.",
      "not-at-table":
        "Este teléfono no está en esa mesa. Abre primero el enlace de la mesa y escanea otra vez.",
      disagrees: "La mesa cambió. Mírala y pide un código nuevo.",
    },
  },
};

export const shareWords = {
  what: "Para qué es el enlace",
  kinds: { sit: "Jugar", watch: "Mirar" },
  how: {
    sit: "Escanea para jugar. Solo en el mismo wifi.",
    watch: "Escanea para mirar. Solo en el mismo wifi.",
  },
  hidden: "Otros teléfonos no llegan a este equipo. Conéctalo al wifi.",
  qr: { sit: "Código QR para jugar", watch: "Código QR para mirar" },
  copy: "Copiar enlace",
  copied: "Copiado",
  selected: "Seleccionado. Cópialo con el menú de tu teléfono.",
  send: "Enviar…",

  phones: "En la mesa",
  noPhones: "Nadie aún.",
  phone: "Teléfono",
  signedIn: "Alguien con cuenta",
  own: "este teléfono",
  here: "está ahora",
  keeps: "anota",
  ofGroup: "Miembros del grupo",
  groupOut: "Quítalos en la página del grupo.",
  toMembers: "Abrir miembros",
  visits: "Quién entró",
  showVisits: "Mostrar quién entró",
  olderVisits: "Mostrar anteriores",
  noVisits: "Nadie aún.",
  joinedBy: {
    started: "empezó la partida",
    sit: "entró a jugar",
    watch: "entró a mirar",
    group: "entró como miembro",
    "signed-in": "entró al iniciar sesión",
    handed: "anota desde aquí",
    screen: "se conectó como TV",
    links: "restableció los enlaces",
  },
  ended: {
    "shown-out": "quitado",
    left: "dejó el grupo",
    "sat-down": "empezó a jugar",
    "signed-in": "entró en su cuenta",
    deleted: "borró su cuenta",
    ended: "dejó la mesa",
  },
  since: "desde",
  may: { record: "juega", watch: "mira" },
  screen: {
    as: "TV",
    shows: "muestra esta mesa",
    disconnect: "Desconectar",
    disconnectName: (at: number) => `Desconectar: TV, número ${at}`,
    disconnected: "TV desconectada. Vuelve a mostrar su código.",
    field: "Código de la TV",
    where: (address: string) => `Para ver un código, abre ${address} en la TV.`,
    give: "Conectar TV",
    codeFirst: "Escribe los seis caracteres de la TV",
    given: "La TV ya muestra esta mesa.",
  },
  remove: "Quitar",
  removeName: (who: string, at: number) => `Quitar: ${who}, número ${at}`,
  removed: "Quitado. Para que no vuelva, restablece también los enlaces.",
  resetLinks: "Restablecer enlaces",
  resetHint: "Los enlaces y códigos viejos dejan de servir. Todos en la mesa se quedan.",
  resetNow: "Sí, restablecer enlaces",
  linksReset: "Estos son los enlaces nuevos. Los viejos están desactivados.",
  noAnswer: "Sin respuesta. Revisa la conexión e inténtalo otra vez.",

  seatOf: (who: string, name: string) => `${who}, lugar de ${name}`,
  handOver: "Que anote",
  handOverName: (name: string) => `Que anote: ${name}`,
  handOverHint: (name: string) => `Desde ahora anota ${name}. Tú sigues jugando.`,
  handOverNow: (name: string) => `Sí, que anote ${name}`,
  keepIt: "Cancelar",
  handedOver: (name: string) => `Ahora anota ${name}.`,
};

export const verdictLinkWords = {
  how: "Quien tenga este enlace lee este veredicto y nada más.",
  qr: "Código QR de este veredicto",

  playedOn: "jugada el",
  corrected: "Corregido desde que se compartió",
  correctedHint: "Este es el veredicto actual. El compartido está abajo.",
  asShared: "Como se compartió",
  undone: "Deshecho desde que se compartió",
  undoneHint: "La mesa deshizo esta ronda. Este es el veredicto compartido.",
  app: "Lleva la cuenta en tu propia mesa",
  appHint: "Dados de verdad. Tu teléfono resuelve cada farol. No hace falta cuenta.",

  notFound: {
    title: "Ningún veredicto bajo este cubilete",
    what: "El enlace se desactivó o está mal escrito, o se borró su partida.",
    safe: "Pide que compartan el veredicto otra vez.",
  },
  tooMany: { title: "Demasiados enlaces inválidos", what: "Espera un minuto y abre este otra vez." },
  noPicture: "Imagen no encontrada. Revisa el enlace.",

  says: (name: string) => `${name} dijo`,
  player: (place: number) => `Jugador ${place}`,
  site: "Liar’s Table",
};

export function sayVerdictPreview(
  settled: Settled,
  { game, names, drink }: { readonly game: string; readonly names: Names; readonly drink: Drink },
): { readonly title: string; readonly description: string } {
  const { stamp, story, finding } = sayVerdict(settled, names, drink);
  return {
    title: `${stamp}: ${gameName(game)}`,
    description: `${story} ${finding} ${sayMoves(settled.moves, names, drink)}.`,
  };
}

export const tonesWords = {
  title: "¡Alarma!",
  since: "En pausa desde",
  who: "¿Quién está en emergencia?",
  out: "en emergencia",
  goOn: "Reanudar",
  goOnWithout: "Reanudar sin ellos",
  asItLies: "La ronda sigue como está.",
  cupsStay: "Terminen la ronda: sus cubiletes cuentan y a ellos se les salta.",
  sittingOut: "Quedan fuera hasta que vuelvan.",
  tooFew: "Quedan muy pocos para dejar fuera a nadie.",
  void: "Anular la ronda",
  voidSittingOut: "y dejarlos fuera",
  finish: {
    losers: "Terminar, no lava nadie",
    lost: "Terminar, no pierde nadie",
    winners: "Terminar, no gana nadie",
  },
  lowest: {
    losers: "Terminar, lava el último",
    lost: "Terminar, pierde el último",
    winners: "Terminar, gana el primero",
  },
  note: "Alarma",
  away: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? "está" : "están"} en emergencia.`,
  back: (name: string) => `${name} volvió`,
  allBack: "Volvieron todos",
  someBack: "Volvieron algunos",
  whoIsBack: "¿Quién volvió?",
  sitOut: "Dejarlos fuera",
  stillOnCall: "Aún en emergencia",
};

export const shiftWords = {
  open: (name: string | null) => (name === null ? "Elegir el turno" : `Turno: ${name}`),
  hint: "La partida cuenta para este turno.",
  called: (name: string) => `Turno ${name}`,
  none: "Sin turno",
};

export const deleteWords = {
  mistake: "¿Fue un error?",
  game: {
    unplayed: "Borrar: no se jugó nada",
    open: "Borrar esta partida",
    title: "¿Borrar esta partida?",
    hint: "Se cierra en todos los teléfonos y ya no cuenta. Su desempate se va con ella.",
    now: "Borrar la partida",
  },
  table: {
    alone: "Borrar esta mesa",
    open: (games: number) => `Borrar esta mesa y sus ${games} partidas`,
    title: (name: string | null) => (name === null ? "¿Borrar esta mesa?" : `¿Borrar ${name}?`),
    hint: (games: number) =>
      `${games === 0 ? "" : games === 1 ? "Su partida se cierra en todos los teléfonos y ya no cuenta. " : `Sus ${games} partidas se cierran en todos los teléfonos y ya no cuentan. `}Sus enlaces dejan de servir.`,
    now: "Borrar la mesa",
  },
  no: "Conservarla",
  until: "Se puede restaurar hasta el",
  back: {
    start: "Hasta entonces se restaura en la página de inicio de quien anota.",
    group: "Hasta entonces se restaura en la página del grupo.",
  },
};
