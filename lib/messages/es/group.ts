import { numberWord } from "./anyPage";

const ROLES = {
  owner: { name: "Dueño", one: "dueño", means: "También entrega o borra el grupo" },
  keeper: {
    name: "Admin",
    one: "admin",
    means: "Lleva la lista, las noches, los ajustes y las invitaciones",
  },
  member: { name: "Miembro", one: "miembro", means: "Juega y anota" },
  viewer: { name: "Observador", one: "observador", means: "Solo mira" },
};

type Role = keyof typeof ROLES;

export const groupWords = {
  noAnswer: "Sin respuesta. Revisa la conexión e inténtalo otra vez.",
  home: "Inicio",
  cancel: "Cancelar",
  roles: ROLES,

  start: {
    title: "Tus grupos",
    gameOn: "Abrir partida",
    toGame: (group: string) => `Abrir partida: ${group}`,
    make: "Crear grupo",
    deleted: (name: string) => `${name}: borrado.`,
    restore: "Restaurar",
    restoreName: (name: string) => `Restaurar ${name}`,
    until: "hasta",
    deletedGame: (crew: string) => `Partida con ${crew}: borrada`,
    deletedTable: (table: string | null, crew: string, games: number) =>
      `Mesa ${table ?? `(${crew})`}: borrada, ${games === 1 ? "con su partida" : `con sus ${games} partidas`}`,
    played: "jugada",
    deletedHeading: "Borrado",
  },

  make: {
    title: "Crear un grupo",
    why: "Recuerda a su gente, sus partidas y quién debe qué.",
    name: "Nombre del grupo",
    namePlaceholder: "Estación 7",
    kind: "Tipo de grupo",
    kinds: {
      crew: { name: "Equipo", means: "Turnos A, B y C, y platos que lavar" },
      bar: { name: "Bar", means: "Los invitados van y vienen, por temporadas" },
      friends: { name: "Amigos", means: "La misma gente, por temporadas" },
    },
    timeZone: "Zona horaria",
    timeZoneHint: "Decide cuándo termina un día.",
    game: "Juego principal",
    gameHint: "Siempre se puede elegir otro.",
    done: "Crear grupo",
    making: "Creando…",
    noName: "Escribe un nombre para el grupo.",
  },

  members: {
    title: "Miembros",
    you: "tú",
    since: "desde",
    change: (name: string) => `Editar a ${name}`,
    sheet: (name: string) => name,
    make: (role: Role) => `Hacer ${ROLES[role].one}`,
    isNow: (name: string, role: Role) => `${name} es ahora ${ROLES[role].one}.`,
    remove: "Quitar",
    removeSure: "¿Quitar del grupo?",
    removeHint: "Sus mesas se cierran ahora. Sus partidas quedan.",
    removeOpen: (count: number) =>
      count === 1
        ? "También desactiva la invitación abierta y cambia los enlaces de las mesas."
        : `También desactiva ${count} invitaciones abiertas y cambia los enlaces de las mesas.`,
    removeNow: (name: string) => `Quitar a ${name}`,
    removed: (name: string) => `Quitaste a ${name}.`,
    leave: "Salir del grupo",
    leaveSure: "¿Salir de este grupo?",
    leaveHint: "Sus mesas se cierran ahora. Se vuelve con invitación.",
    leaveNow: "Salir",
    lastOwner: "Eres la única persona dueña. Entrega el grupo en los ajustes antes de salir.",
  },

  invite: {
    title: "Invitaciones",
    open: "Invitar a alguien",
    sheet: "Invitar a alguien",
    role: "Rol",
    lasts: "Vence después de",
    hours: { 1: "1 hora", 24: "1 día", 168: "7 días", 720: "30 días" },
    often: "Vale para",
    uses: (uses: number) => (uses === 1 ? "1 persona" : `hasta ${uses} personas`),
    make: "Crear enlace",
    making: "Creando…",
    once: "Se muestra una sola vez. Quien lo tenga puede entrar.",
    qr: "Código QR de la invitación",
    hidden: "Otros teléfonos no llegan a este equipo. Conéctalo al wifi.",
    copy: "Copiar enlace",
    copied: "Copiado",
    selected: "Seleccionado. Cópialo con el menú de tu teléfono.",
    send: "Enviar…",
    none: "No hay invitaciones abiertas.",
    line: (role: Role, uses: number, most: number) =>
      `Invitación (${ROLES[role].name}): ${uses} de ${most} usadas`,
    until: "hasta",
    madeBy: (name: string) => `de ${name}`,
    revoke: "Desactivar",
    revokeMeans: "Quienes ya entraron siguen siendo miembros.",
    revokeNow: "Desactivar invitación",
    revokeName: (role: Role) => `Desactivar la invitación para ${ROLES[role].one}`,
    revoked: "Desactivada. Ese enlace ya no sirve.",
  },

  settings: {
    title: "Ajustes",
    save: "Guardar",
    saving: "Guardando…",
    saved: "Guardado.",
    group: "Grupo",
    name: "Nombre",
    kind: "Tipo de grupo",
    game: "Juego principal",
    house: "Reglas de la casa de siempre",
    tonight: "Los miembros pueden cambiar por una noche",
    tones: "Botón de alarma",
    tonesHint: "Pausa todos los teléfonos. Quien sale a la emergencia queda fuera.",
    tonesOf: { on: "Sí", off: "No" },
    cloth: {
      legend: "Aspecto de la mesa",
      hint: "Se ve en los teléfonos, la TV y las imágenes compartidas.",
      shown: "Vista previa",
      felt: "Fieltro",
      felts: {
        green: "Verde",
        petrol: "Petróleo",
        blue: "Azul",
        plum: "Ciruela",
        tobacco: "Tabaco",
        slate: "Pizarra",
      },
      stamp: { short: "Sello cuando faltan", there: "Sello cuando está" },
      own: { short: "Faltan dos", there: "Está, y uno más" },
      stampHint: "Vacío: las palabras de siempre.",
      plate: "Placa",
      plateHint: "Texto corto sobre el fieltro. Vacío: ninguno.",
      platePlaceholder: "ESTACIÓN 7 · TURNO B",
    },
    tables: "Mesas",
    tablesHint: "Cada mesa conserva su código QR. Imprímanlo.",
    table: "Nombre de la mesa",
    addTable: "Agregar mesa",
    changeTable: (name: string) => `Editar ${name}`,
    tableSaved: (name: string) => `${name}: guardado.`,
    qr: "Código QR",
    handOver: "Entregar grupo",
    handOverHint: "Otra persona pasa a ser dueña. Tú pasas a admin.",
    handOverTitle: "¿Quién será el nuevo dueño?",
    handOverTo: (name: string) => `Entregar a ${name}`,
    noOneElse: "Aún no hay nadie más. Invita primero a alguien.",
    delete: "Borrar grupo",
    deleteTitle: (name: string) => `¿Borrar ${name}?`,
    deleteHint: (members: number) =>
      members === 1
        ? "Las partidas, la lista y las noches se cierran ahora."
        : `Las partidas, la lista y las noches se cierran ahora, para los ${numberWord(members)} miembros.`,
    deleteBack: "Hasta entonces sus dueños pueden restaurarlo en la página de inicio.",
    deleteUntil: "Restaurar hasta",
    deleteNow: "Borrarlo",
  },

  invitation: {
    title: "Invitación",
    as: (role: Role) => `como ${ROLES[role].one}.`,
    to: "Te invitan a",
    how: "Crea una cuenta para entrar.",
    signUp: "Crear cuenta",
    signIn: "Entrar con tu cuenta",
    who: "¿Quién eres en la mesa?",
    am: (name: string) => `Soy ${name}`,
    isNew: "Soy alguien nuevo",
    signedInAs: (name: string) => `Entraste como ${name}.`,
    join: "Unirme",
    joining: "Uniéndote…",
    belongs: "Ya estás en el grupo",
    belongsAs: (role: Role) => `Eres ${ROLES[role].one} de este grupo.`,
    toGroup: "Ir al grupo",
    nothing: {
      title: "Esta invitación ya no sirve",
      what: "Puede estar agotada, desactivada o incompleta.",
      safe: "Pide otra.",
    },
    tooMany: {
      title: "Demasiados enlaces inválidos",
      what: "Se abrieron desde tu red.",
      safe: "Espera un minuto y abre el enlace otra vez.",
    },
  },
};

export const sayInvited = (group: string, role: Role): string =>
  `${groupWords.invitation.to} ${group} ${groupWords.invitation.as(role)}`;

export const moreWords = {
  crew: "Equipo",
  people: "Gente",
  play: "Jugar",
  past: "Mirar atrás",
  review: (when: string) => `Resumen: ${when}`,
  members: "Miembros e invitaciones",
  tables: "Mesas y códigos QR",
  count: (people: number) => (people === 1 ? "1 persona" : `${people} personas`),
  saved: (rules: number) => (rules === 1 ? "1 guardada" : `${rules} guardadas`),
};

export const presetWords = {
  title: "Reglas de la casa",
  hint: "Guárdalas una vez; las partidas nuevas las usan con un toque.",
  usual: "Las del grupo",
  usualHint: "Las partidas nuevas empiezan con estas.",
  ruleBook: "Reglas estándar",
  none: "Aún no hay reglas guardadas.",
  noneSaved: "Guarden cómo juegan, por ejemplo «Reglas del viernes» o «Reglas de niños».",
  noneSee: "Un admin puede guardar algunas.",
  add: "Agregar reglas de la casa",
  toAll: "Todas las reglas de la casa",

  name: "Nombre",
  namePlaceholder: "Reglas de la estación",
  game: "Juego",
  keep: "Guardar reglas",
  keeping: "Guardando…",

  change: "Editar",
  changeTitle: (name: string) => `Editar ${name}`,
  frozen: "Las partidas en curso conservan sus reglas.",
  saved: "Guardado.",

  play: "Jugar con estas reglas",
  share: "Compartir",
  shareTitle: (name: string) => `Compartir ${name}`,
  shareHow: "Quien tenga el enlace puede leerlas y guardarlas.",
  qr: "Código QR de estas reglas",

  compare: "Comparar",
  compareTwo: "Comparar dos",
  compareTitle: (game: string) => `${game}: comparar dos`,
  one: "Estas",
  other: "Con estas",
  compareNow: "Ver diferencias",

  delete: "Borrar",
  deleteTitle: (name: string) => `¿Borrar ${name}?`,
  deleteHint: "Las partidas y los veredictos anteriores las conservan.",
  deleteNow: "Borrarlas",

  pick: "Reglas de la casa",
  take: "Copiar de",

  called: (name: string, game: string) => `${name}: reglas de la casa de ${game}`,
  saveIn: "Guardar en un grupo",
  saveGroup: "¿En qué grupo?",
  savedIn: (name: string, group: string) => `«${name}» se guardó en ${group}.`,
  toSaved: "Verlas allí",
};

export const tableNames = { crew: "Cocina", bar: "Barra", friends: "Mesa" };

export const tableCodeWords = {
  title: "Código QR para la pared",
  how: "Escanéalo y juega. Sin app ni cuenta.",
  qr: "Código QR para jugar",
  lasts: "Sirve durante años. Cambiar los enlaces lo desactiva.",
  onWall: "Imprimir para la pared",
  table: "Nuestra mesa",
};

export const emptyTableWords = {
  what: "En esta mesa aún no hay partidas.",
  wait: "La próxima partida se abre aquí sola.",
};

export const joinWords = {
  sit: {
    asked: "Te invitan a jugar",
    how: "Canta y duda desde tu propio teléfono.",
    key: "Jugar",
    preview: (game: string | null) => (game ? `Juega: ${game}` : "Juega en esta mesa"),
  },
  watch: {
    asked: "Te invitan a mirar",
    how: "Mira cada canto y cada veredicto al momento. Solo lectura.",
    key: "Mirar",
    preview: (game: string | null) => (game ? `Mira: ${game}` : "Mira esta mesa"),
  },
  since: "desde",
  over: "partida terminada",
  nothingOn: "ahora no hay partida",
  playing: (round: number, people: number) => `Ronda ${round}, ${people} jugadores.`,
  played: "La última partida terminó.",
  noAccount: "No hace falta cuenta.",
  asWhom: "¿Quién eres? Toca tu nombre.",
  sitAs: (name: string) => `Jugar como ${name}`,
  noSeat: "Jugar sin lugar",
  as: (name: string) => `Entras como ${name}.`,
  going: "Entrando…",

  notFound: {
    title: "Enlace no encontrado",
    what: "El enlace se desactivó o tiene un error.",
    safe: "Pídelo otra vez o escanea el código QR de la mesa.",
  },
  tooMany: {
    title: "Demasiados enlaces inválidos",
    what: "Se abrieron desde tu red.",
    safe: "Espera un minuto y abre este otra vez.",
  },
};
