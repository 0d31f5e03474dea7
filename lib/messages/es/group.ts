import { numberWord } from "./anyPage";

const ROLES = {
  owner: { name: "Dueño", one: "dueño", means: "Tiene la última palabra: papeles, entregar, borrar." },
  keeper: {
    name: "Encargado",
    one: "encargado",
    means: "Lleva la lista, las noches y los ajustes, e invita a gente.",
  },
  member: { name: "Miembro", one: "miembro", means: "Empieza partidas y anota en las mesas del grupo." },
  viewer: { name: "Espectador", one: "espectador", means: "Mira, y no cambia nada." },
};

type Role = keyof typeof ROLES;

export const groupWords = {
  noAnswer: "No llegó respuesta, así que no es seguro si se hizo. Revisa la conexión e inténtalo otra vez.",
  home: "A la página de inicio",
  cancel: "Cancelar",
  roles: ROLES,

  start: {
    title: "Tus grupos",
    gameOn: "Hay una partida en marcha",
    toGame: (group: string) => `Hay una partida en marcha: a la mesa de ${group}`,
    make: "Hacer un grupo",
    deleted: (name: string) => `${name} está borrado.`,
    putBack: "Recuperar",
    putBackName: (name: string) => `Recuperar ${name}`,
    until: "hasta",
    deletedGame: (crew: string) => `La partida de ${crew} está borrada.`,
    deletedTable: (table: string | null, crew: string, games: number) =>
      `${table === null ? `La mesa de ${crew}` : `La mesa ${table}`} está borrada, ${games === 1 ? "con su partida" : `con sus ${games} partidas`}.`,
    played: "jugada",
    gone: "Borrado",
  },

  make: {
    title: "Un grupo propio",
    why: "Una lista, una memoria: quién lavó, y cuándo.",
    name: "¿Cómo se llama?",
    namePlaceholder: "Bomba 7",
    kind: "¿Quién juega?",
    kinds: {
      crew: { name: "Una cuadrilla", means: "Turnos A, B y C, y platos que lavar." },
      bar: { name: "Un bar", means: "La gente va y viene; una temporada tiene un primer día." },
      friends: { name: "Amigos", means: "Los mismos a lo largo de los años, por temporadas." },
    },
    timeZone: "Zona horaria",
    timeZoneHint: "Decide a qué día pertenece una noche.",
    game: "A qué jugáis más",
    gameHint: "Cualquier tarde se puede elegir cualquier juego.",
    done: "Hacer el grupo",
    making: "Haciéndolo…",
    noName: "Ponle un nombre al grupo.",
  },

  members: {
    title: "Miembros",
    you: "tú",
    since: "desde",
    change: (name: string) => `Cambiar a ${name}`,
    sheet: (name: string) => name,
    make: (role: Role) => `Hacer ${ROLES[role].one}`,
    isNow: (name: string, role: Role) => `${name} es ahora ${ROLES[role].one}.`,
    showOut: "Echar",
    showOutSure: "¿Echar del grupo?",
    showOutHint:
      "Sus mesas abiertas quedan en blanco al momento. Lo que jugó queda en las historias, y una invitación le trae de vuelta.",
    showOutOpen: (count: number) =>
      count === 1
        ? "La invitación abierta se anula también, y las mesas reciben enlaces nuevos: nadie vuelve por uno que conozca."
        : `Las ${count} invitaciones abiertas se anulan también, y las mesas reciben enlaces nuevos: nadie vuelve por uno que conozca.`,
    showOutNow: (name: string) => `Echar a ${name}`,
    shownOut: (name: string) => `${name} está fuera.`,
    leave: "Dejar el grupo",
    leaveSure: "¿Dejar este grupo?",
    leaveHint: "Sus mesas se te cierran al momento. Solo una invitación te trae de vuelta.",
    leaveNow: "Dejarlo",
    lastOwner: "Eres la única persona dueña: antes de irte, entrega el grupo en sus ajustes, o bórralo allí.",
  },

  invite: {
    title: "Invitaciones",
    open: "Invitar a alguien",
    sheet: "Invitar a alguien",
    role: "¿Como qué?",
    lasts: "¿Por cuánto tiempo?",
    hours: { 1: "1 hora", 24: "1 día", 168: "7 días", 720: "30 días" },
    often: "¿Para cuántos?",
    uses: (uses: number) => (uses === 1 ? "1 persona" : `Hasta ${uses}`),
    make: "Hacer el enlace",
    making: "Haciéndolo…",
    once: "Este enlace se muestra solo esta vez. Quien lo tenga puede entrar.",
    qr: "Código QR de la invitación",
    hidden:
      "Otros teléfonos no pueden abrir esta dirección: este ordenador no está en ninguna red que alcancen.",
    copy: "Copiar el enlace",
    copied: "Copiado",
    selected: "Seleccionado: cópialo con el menú de tu teléfono.",
    send: "Enviar…",
    none: "No hay ninguna invitación abierta.",
    line: (role: Role, uses: number, most: number) => `${ROLES[role].name}: ${uses} de ${most} usadas`,
    until: "hasta",
    madeBy: (name: string) => `de ${name}`,
    revoke: "Anular",
    revokeName: (role: Role) => `Anular la invitación para ${ROLES[role].one}`,
    revoked: "Anulada: ese enlace ya no deja entrar a nadie.",
  },

  settings: {
    title: "Ajustes",
    save: "Guardar",
    saving: "Guardando…",
    saved: "Guardado.",
    group: "El grupo",
    name: "Nombre",
    kind: "Tipo",
    game: "Primer juego que se ofrece",
    house: "Reglas de la casa para empezar",
    houseHint: "Una partida nueva empieza con estas. Las ya empezadas conservan las suyas.",
    tones: "Un botón de alarma",
    tonesHint: "Para la partida en todos los teléfonos; quien sale al aviso queda fuera.",
    tonesOf: { on: "Sí", off: "No" },
    cloth: {
      legend: "Tapete",
      hint: "Cubre todas las mesas del grupo: en los teléfonos, en la pantalla grande y en las imágenes que se comparten.",
      shown: "Cómo quedará",
      felt: "Fieltro",
      felts: {
        green: "Verde",
        petrol: "Petróleo",
        blue: "Azul",
        plum: "Ciruela",
        tobacco: "Tabaco",
        slate: "Pizarra",
      },
      stamp: { short: "Sello de un canto que no llegaba", there: "Sello de un canto que estaba" },
      own: { short: "Faltan dos", there: "Estaba, y uno más" },
      stampHint: "Vacíos, dicen lo que pasó, en el idioma de quien lee.",
      plate: "Placa",
      plateHint: "Una línea corta sobre el fieltro. Vacía, no hay ninguna.",
      platePlaceholder: "PARQUE 7 · TURNO B",
    },
    tables: "Mesas",
    tablesHint: "Dónde se juega. Cada una conserva su código QR durante años: cuélgalo en la pared.",
    table: "Mesa",
    addTable: "Otra mesa",
    changeTable: (name: string) => `Cambiar ${name}`,
    tableSaved: (name: string) => `${name} está guardada.`,
    qr: "Código QR",
    handOver: "Entregar el grupo",
    handOverHint: "Otra persona pasa a ser dueña, y tú encargado.",
    handOverTitle: "¿Quién pasa a ser dueño?",
    handOverTo: (name: string) => `Entregar a ${name}`,
    nobodyElse: "Aún no hay nadie más en el grupo. Invita antes a alguien.",
    delete: "Borrar el grupo",
    deleteTitle: (name: string) => `¿Borrar ${name}?`,
    deleteHint: (members: number) =>
      members === 1
        ? "Sus partidas, su lista y sus noches se cierran al momento."
        : `Sus partidas, su lista y sus noches se cierran al momento, para los ${numberWord(members)} miembros.`,
    deleteBack:
      "Hasta entonces sus dueños pueden recuperarlo en la página de inicio; después todo lo que hay en él desaparece.",
    deleteUntil: "Se puede restaurar hasta",
    deleteNow: "Borrarlo",
  },

  invitation: {
    title: "Una invitación",
    as: (role: Role) => `como ${ROLES[role].one}.`,
    to: "Te invitan a",
    how: "Con una cuenta entras desde cualquier teléfono, y te quedas.",
    signUp: "Hacer una cuenta",
    signIn: "Iniciar sesión",
    who: "¿Quién eres en la mesa?",
    am: (name: string) => `Soy ${name}`,
    isNew: "No estoy en la lista",
    signedInAs: (name: string) => `Has iniciado sesión como ${name}.`,
    join: "Entrar",
    joining: "Entrando…",
    belongs: "Ya perteneces a él",
    belongsAs: (role: Role) => `Eres ${ROLES[role].one} de este grupo.`,
    toGroup: "Al grupo",
    nothing: {
      title: "Aquí no entra nadie",
      what: "Esta invitación no deja entrar a nadie: puede estar gastada, anulada o vencida, o el enlace está incompleto.",
      safe: "No se ha perdido nada. Pide otra a quien la envió.",
    },
    tooMany: {
      title: "Un momento",
      what: "Desde aquí se abrieron demasiados enlaces que no llevan a nada.",
      safe: "No se ha perdido nada. Espera un minuto y abre el enlace otra vez.",
    },
  },
};

export const sayInvited = (group: string, role: Role): string =>
  `${groupWords.invitation.to} ${group} ${groupWords.invitation.as(role)}`;

export const presetWords = {
  title: "Reglas de la casa",
  hint: "Anotadas una vez con un nombre, una partida nueva las toma con un toque.",
  usual: "Como siempre",
  usualHint: "Aquí una partida nueva empieza con estas.",
  ruleBook: "Como en el reglamento",
  none: "Aún no hay reglas de la casa con nombre.",
  noneKeep: "Anota cómo se juega aquí, por ejemplo «Reglas del parque» o «Reglas de niños».",
  noneSee: "Las anota quien lleva el grupo.",
  add: "Nuevas reglas de la casa",
  toAll: "Todas las reglas de la casa de este grupo",

  name: "Nombre",
  namePlaceholder: "Reglas del parque",
  game: "Juego",
  keep: "Guardarlas",
  keeping: "Guardando…",

  change: "Cambiar",
  changeTitle: (name: string) => `Cambiar ${name}`,
  frozen: "Las partidas ya empezadas conservan las reglas con las que empezaron.",
  saved: "Guardado.",

  play: "Partida nueva con estas",
  share: "Compartir",
  shareTitle: (name: string) => `Compartir ${name}`,
  shareHow: "Quien abra este enlace lee estas reglas y puede guardarlas en un grupo suyo.",
  qr: "Código QR de estas reglas de la casa",

  compare: "Comparar",
  compareTwo: "Comparar dos",
  compareTitle: (game: string) => `${game}: comparar dos`,
  one: "Estas",
  other: "Con estas",
  compareNow: "Ver qué cambia",

  delete: "Borrar",
  deleteTitle: (name: string) => `¿Borrar ${name}?`,
  deleteHint: "Las partidas que empezaron con ellas las conservan, y cada veredicto queda como estaba.",
  deleteNow: "Borrarlas",

  pick: "Reglas de la casa",
  take: "Tomarlas de",

  called: (name: string, game: string) => `${name}: reglas de la casa de ${game}`,
  keepIn: "Guardarlas en un grupo",
  keepGroup: "¿En qué grupo?",
  kept: (name: string, group: string) => `${group} ya guarda «${name}».`,
  toKept: "Verlas allí",
};

export const tableNames = { crew: "Cocina", bar: "Barra", friends: "Mesa" };

export const tableCodeWords = {
  title: "Código QR para la pared",
  how: "Escanéalo y siéntate. Sin app ni cuenta.",
  qr: "Código QR del enlace para sentarse",
  lasts:
    "Es el mismo durante años, se juegue lo que se juegue. Quien renueva los enlaces lo deja sin destino.",
  onWall: "Imprimirlo para la pared",
  table: "Nuestra mesa",
};

export const emptyTableWords = {
  what: "En esta mesa aún no se ha jugado nada.",
  wait: "Cuando empiece una partida aquí, este teléfono pasa a ella solo.",
};

export const joinWords = {
  sit: {
    asked: "Te invitan a sentarte",
    how: "Canta y anota desde tu propio teléfono. Los dados siguen siendo de verdad.",
    key: "Sentarse",
    preview: (game: string | null) => (game ? `Siéntate a la mesa: ${game}` : "Siéntate a la mesa"),
  },
  watch: {
    asked: "Te invitan a mirar",
    how: "Mira cada apuesta y cada veredicto según llegan. No cambias nada.",
    key: "Mirar",
    preview: (game: string | null) => (game ? `Mira la mesa: ${game}` : "Mira la mesa"),
  },
  since: "desde",
  over: "esta partida ha terminado",
  nothingOn: "ahora no hay ninguna partida",
  playing: (round: number, people: number) => `Ronda ${round}, ${people} personas.`,
  played: "La última partida ha terminado.",
  noAccount: "Nadie necesita una cuenta.",
  asWhom: "¿Quién eres? Un toque, y te sientas ahí.",
  sitAs: (name: string) => `Sentarse como ${name}`,
  as: (name: string) => `Entras como ${name}.`,
  going: "Un momento…",

  notFound: {
    title: "Ninguna mesa tiene este enlace",
    what: "Pide el enlace otra vez, o escanea el código QR en el teléfono de alguien de la mesa.",
    safe: "No se entró a ninguna mesa ni se cambió nada.",
  },
  tooMany: {
    title: "Demasiados enlaces que no llevan a nada",
    what: "Alguien en tu dirección ha abierto muchos enlaces que no llevan a nada. Espera un minuto y abre este otra vez.",
    safe: "No se entró a ninguna mesa ni se cambió nada.",
  },
};
