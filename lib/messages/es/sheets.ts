import type { Move, Settled, Stake } from "@/lib/engine";
import type { Names } from "../names";
import { atHour, list } from "./anyPage";
import { sayMoves } from "./history";
import { type Drink, drinkWord, gameName, sayAward, sayHeld, sayMove } from "./terms";
import { sayVerdict } from "./verdict";

export const moreSheetWords = {
  desk: "Decidir una discusión",
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
    save: (name: string, move: Move, drink: Drink) =>
      `${name} ${move.from === "bank" ? `recibe ${sayMove(move, drink)}` : sayAward(move, drink)}`,
    missing: { who: "Di quién", why: "Di por qué" },
  },

  join: {
    open: "Agregar jugador",
    name: "Nombre",
    where: "¿Entre qué jugadores?",
    between: (left: string, right: string) => `${left} y ${right}`,
    save: (name: string) => `Agregar a ${name}`,
    nameFirst: "Escribe un nombre",
    back: "O trae a alguien de vuelta",
    backHint: "Con los puntos con que se fue.",
    comesBack: (name: string) => `${name} ha vuelto`,
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
    hint: (chips: number) => `${sayHeld("chip", chips)} de la banca, antes de la siguiente ronda.`,
    nobody: "Ahora nadie puede recomprar.",
    save: (chips: number) => `Recomprar por ${sayHeld("chip", chips)}`,
  },

  result: {
    open: "Anotar solo el resultado",
    hint: "Para rondas de las que solo guardan los puntos.",
    question: (move: Move, drink: Drink) =>
      `¿Quién ${move.from === "bank" ? `recibe ${sayMove(move, drink)}` : sayAward(move, drink)}?`,
    whoTakes: (pot: number) => `¿Quién se lleva el bote de ${sayHeld("chip", pot)}?`,
    over: { losers: "¿Acabó la partida? ¿Quién lava?", winners: "¿Acabó la partida? ¿Quién ganó?" },
    several: "Más de un cambio",
    what: "¿Qué cambió de manos?",
    who: { gets: "¿Quién lo recibió?", loses: "¿Quién lo dio?" },
    told: "Hasta ahora",
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
    kept: "Todo está guardado. Deja el teléfono y sigan cuando quieran.",
    since: (time: string, ago: string) => `En pausa desde ${atHour(time)}, ${ago}.`,
    resume: "Reanudar",
  },

  stop: {
    open: "Terminar la partida",
    hint: "Los puntos se conservan. Lo puedes deshacer.",
    save: "Terminar la partida",
    somebodyElse: { losers: "Lava otra persona", winners: "Ganó otra persona" },
    nobody: { losers: "No lava nadie", winners: "No ganó nadie" },
    later: "Seguir más tarde",
  },
} as const;

export const potWords = {
  title: (chips: number) => `¿Quién se lleva el bote de ${sayHeld("chip", chips)}?`,
  share: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} se lo lleva` : `${list(names)} lo reparten`,
  back: "De vuelta a quienes pusieron",
  one: "Se lo lleva una persona",
};

export const sayPenaltyStake = (what: Stake, drink: Drink): string =>
  what === "drink" && drink !== null ? drinkWord(2, drink) : moreSheetWords.penalty.stakes[what];

export const comfortWords = {
  names: { sound: "Sonido", buzz: "Vibración" },
  state: (on: boolean) => (on ? "sí" : "no"),
  daylight: "Luz de día",
  mayGoDark: "Tu pantalla puede apagarse: por http sin cifrar el navegador no puede mantenerla.",
  mayGoDarkClose: "OK",
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
  receivers: { follows: "Ya la sigue", "is-new": "Es nuevo aquí" },
  how: "Apunta la cámara del otro teléfono aquí y abre el enlace. Allí tiene que haberse abierto el programa antes, con conexión.",
  qr: (code: number, of: number) => `Código QR ${code} de ${of} con lo anotado aquí`,
  code: (code: number, of: number) => `Código ${code} de ${of}`,
  next: "Código siguiente",
  back: "Atrás",
  done: "El otro teléfono lo tiene",
  one: "Desde entonces, que anote uno de los dos. Ambos envían lo que tienen en cuanto haya conexión, y cada toque se anota una vez.",
  nothing: "Aquí nada espera conexión, o el otro teléfono lo tiene todo.",
  notKept: "Este navegador no guarda nada de la mesa, así que no hay nada que pasar.",
  received: {
    title: "De otro teléfono",
    some: (have: number, of: number) => `Hay ${have} de ${of} códigos. Escanea el siguiente.`,
    round: (rounds: number) => (rounds === 1 ? "una ronda jugada" : `${rounds} rondas jugadas`),
    records: (entries: number) =>
      entries === 0 ? "No anota nada" : entries === 1 ? "Anota 1 entrada" : `Anota ${entries} entradas`,
    readFirst: (entries: number) => `Revisa esto primero: ${entries}`,
    rest: (entries: number) => `El resto, en orden: ${entries}`,
    take: "Seguir desde aquí",
    apart: (deeds: readonly string[]) => `Este teléfono siguió por su cuenta: ${deeds.join("; ")}.`,
    takeTheirs: "Dejar eso y tomar lo del otro",
    keepOwn: "Conservar lo de aquí",
    here: "Este teléfono ya lo tiene todo.",
    notStored: "Este navegador no quiso guardarlo: es una ventana privada, o está lleno. No cambió nada.",
    not: {
      broken: "Este código no está entero. Escanéalo otra vez.",
      missing: "Lo jugado antes no está en este teléfono. En el otro, elige «Es nuevo aquí».",
      version:
        "El otro teléfono tiene otra versión del programa. Ábrelo en ambos con conexión y carga la nueva.",
      unplayable: "Lo que pasó el otro teléfono no se puede jugar aquí. No cambió nada.",
      watches:
        "Este teléfono solo puede mirar esa mesa. Abre el enlace de la mesa para sentarte y escanea otra vez.",
      "not-at-table":
        "Este teléfono no está en esa mesa. Abre primero el enlace de la mesa y escanea otra vez.",
      disagrees: "Esa mesa ya tiene otras entradas. Mírala y pide al otro teléfono un código nuevo.",
    },
  },
};

export const shareWords = {
  what: "Para qué es el enlace",
  kinds: { sit: "Sentarse", watch: "Solo mirar" },
  how: {
    sit: "Cualquiera en la misma red puede escanear esto, sentarse y anotar también.",
    watch: "Cualquiera en la misma red puede escanear esto y seguir la partida. No puede anotar.",
  },
  hidden:
    "Otros teléfonos no pueden abrir esta dirección: este ordenador no está en ninguna red que alcancen.",
  qr: {
    sit: "Código QR del enlace para sentarse",
    watch: "Código QR del enlace para mirar",
  },
  copy: "Copiar la dirección",
  copied: "Copiada",
  selected: "Seleccionada: cópiala con el menú de tu teléfono.",
  send: "Enviar…",

  phones: "En la mesa",
  noPhones: "Nadie todavía.",
  phone: "Un teléfono",
  signedIn: "Alguien con cuenta",
  own: "este teléfono",
  here: "está ahora",
  keeps: "lleva la mesa",
  ofGroup: "Del grupo",
  groupOut: "Entran porque son del grupo, y allí se los echa.",
  toMembers: "Los miembros del grupo",
  visits: "Quién entró",
  showVisits: "Mostrar quién entró",
  olderVisits: "Mostrar anteriores",
  noVisits: "Nadie desde que se apunta.",
  cameBy: {
    started: "empezó la partida",
    sit: "entró por el enlace para sentarse",
    watch: "entró por el enlace para mirar",
    group: "entró por ser del grupo",
    "signed-in": "entró al iniciar sesión",
    handed: "lleva la mesa desde aquí",
    screen: "llegó como pantalla grande",
    links: "hizo enlaces nuevos",
  },
  ended: {
    "shown-out": "fuera",
    left: "dejó el grupo",
    "sat-down": "se sentó",
    "signed-in": "inició sesión",
    deleted: "borró su cuenta",
    ended: "muestra otra mesa, o ninguna",
  },
  since: "desde",
  may: { record: "se sienta y anota", watch: "mira" },
  screen: {
    as: "Pantalla grande",
    shows: "muestra la mesa",
    sendAway: "Despedir",
    sendAwayName: (at: number) => `Despedir: pantalla grande, número ${at}`,
    sentAway: "Está despedida y vuelve a mostrar su código.",
    field: "Pantalla grande: escribe el código que muestra",
    where: (address: string) => `Una tele o un portátil lo muestra en ${address}`,
    give: "Mostrar la mesa allí",
    codeFirst: "Escribe los seis signos que muestra la pantalla",
    given: "La pantalla ya muestra esta mesa.",
  },
  showOut: "Echar",
  showOutName: (who: string, at: number) => `Echar: ${who}, número ${at}`,
  shownOut: "Está fuera. Haz también enlaces nuevos si no debe volver por el de antes.",
  anew: "Hacer enlaces nuevos",
  anewHint: "Los enlaces y códigos de antes no llevarán a nada. Quien está en la mesa se queda.",
  anewNow: "Sí, hacer enlaces nuevos",
  madeAnew: "Estos son los enlaces nuevos. Los de antes no llevan a nada.",
  noAnswer: "Sin respuesta. Revisa la conexión e inténtalo otra vez.",

  seatOf: (who: string, name: string) => `${who}, asiento de ${name}`,
  handOver: "Entregar",
  handOverName: (name: string) => `Entregar la mesa a ${name}`,
  handOverHint: (name: string) =>
    `Desde entonces lleva la mesa ${name}: decide disputas, echa a invitados, hace enlaces nuevos. Tú te quedas y anotas como antes.`,
  handOverNow: (name: string) => `Sí, la lleva ${name}`,
  keepIt: "No, la llevo yo",
  handedOver: (name: string) => `Ahora la mesa la lleva ${name}.`,
};

export const verdictLinkWords = {
  how: "Quien tenga este enlace puede leer este veredicto, y nada más de la partida.",
  qr: "Código QR del enlace a este veredicto",

  shared: "Veredictos compartidos",
  sharedRound: (round: number) => `Ronda ${round}`,
  takeBack: "Retirar",
  takeBackName: (round: number) => `Retirar el enlace a la ronda ${round}`,
  takenBack: "Ese enlace ya no lleva a nada.",

  playedOn: "jugada el",
  corrected: "Corregido desde que se compartió",
  correctedHint: "Este es el veredicto como vale ahora. Debajo está como se compartió.",
  asShared: "Como se compartió",
  gone: "Retirado desde que se compartió",
  goneHint: "La mesa retiró esta ronda. Este es el veredicto como se compartió.",
  app: "Lleva la cuenta en tu propia mesa",
  appHint:
    "Liar’s Table guarda los cantos y decide cada bang. Los dados siguen siendo de verdad; nadie necesita cuenta.",

  notFound: {
    title: "Ningún veredicto bajo este cubilete",
    what: "Este enlace no lleva a ningún veredicto: se retiró, se borró su partida o tiene un signo mal.",
    safe: "Quien lo envió puede volver a compartir el veredicto desde la mesa.",
  },
  tooMany: {
    title: "Demasiados enlaces que no llevan a nada",
    what: "Alguien en tu dirección ha abierto muchos enlaces que no llevan a nada. Espera un minuto y abre este otra vez.",
    safe: "No se ha perdido nada.",
  },
  noPicture: "No hay tal imagen: revisa el enlace.",

  says: (name: string) => `${name} dijo`,
  player: (place: number) => `Jugador ${place}`,
  site: "Liar’s Table",
};

export function sayVerdictPreview(
  settled: Settled,
  { game, names, drink }: { readonly game: string; readonly names: Names; readonly drink: string | null },
): { readonly title: string; readonly description: string } {
  const { stamp, story, finding } = sayVerdict(settled, names);
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
  cupsStay: "Terminen la ronda: sus cubiletes cuentan, su turno se salta.",
  dealtOut: "Quedan fuera hasta que vuelvan.",
  tooFew: "Quedan muy pocos para dejar fuera a nadie.",
  void: "Anular la ronda",
  voidDealtOut: "y dejarlos fuera",
  finish: { losers: "Terminar, no lava nadie", winners: "Terminar, no gana nadie" },
  lowest: { losers: "Terminar, lava el último", winners: "Terminar, gana el primero" },
  note: "Alarma",
  away: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? "está" : "están"} en emergencia.`,
  back: (name: string) => `${name} ha vuelto`,
  allBack: "Han vuelto todos",
  someBack: "Han vuelto algunos",
  whoIsBack: "¿Quién ha vuelto?",
  dealOut: "Dejarlos fuera",
  stayAway: "Aún en emergencia",
};

export const deleteWords = {
  mistake: "¿Fue un error?",
  game: {
    open: "Borrar esta partida",
    title: "¿Borrar esta partida?",
    hint: "Se cierra en todos los teléfonos y ya no cuenta. Su desempate se va con ella.",
    now: "Borrar la partida",
  },
  table: {
    alone: "Borrar esta mesa",
    open: (games: number) => `Borrar la mesa con sus ${games} partidas`,
    title: (name: string | null) => (name === null ? "¿Borrar toda la mesa?" : `¿Borrar la mesa ${name}?`),
    hint: (games: number) =>
      `${games === 0 ? "En ella no se jugó nada." : games === 1 ? "Su partida se cierra al momento y ya no cuenta en ningún sitio." : `Sus ${games} partidas se cierran al momento y ya no cuentan en ningún sitio.`} Sus enlaces no llevan a nada.`,
    now: "Borrar la mesa",
  },
  no: "Conservarla",
  until: "Se puede restaurar hasta el",
  back: {
    start: "Hasta entonces se restaura en la página de inicio de quien anota.",
    group: "Hasta entonces se restaura en la página del grupo.",
  },
};
