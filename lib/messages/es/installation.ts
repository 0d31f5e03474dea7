export const installationWords = {
  title: "Tu servidor",
  yours: "Estado, registro, respaldos, cuentas",
  home: "Inicio",
  runningSince: "En marcha desde",
  sayVersion: (version: string, engine: number) => `Versión ${version}, motor de reglas ${engine}`,
  counts: {
    groups: (count: number) => (count === 1 ? "grupo" : "grupos"),
    accounts: (count: number) => (count === 1 ? "cuenta" : "cuentas"),
    games: (count: number) => (count === 1 ? "partida" : "partidas"),
    entries: (count: number) => (count === 1 ? "anotación" : "anotaciones"),
  },

  warnings: {
    heading: "Necesita atención",
    of: {
      "disk-full":
        "El disco está lleno. No se anota nada, y los toques esperan en los teléfonos. Haz espacio.",
      "database-read-only":
        "El servidor no puede escribir en la base de datos o en su carpeta. No se anota nada. Corrige los permisos.",
      "no-public-url":
        "No hay dirección pública, así que los enlaces y códigos QR pueden no funcionar en otra parte. Pon PUBLIC_URL y arranca otra vez.",
      "http-only":
        "La dirección pública es http sin cifrar. Cualquiera en la red puede leer todo, también las contraseñas. Configura https y cambia PUBLIC_URL.",
      "disk-nearly-full":
        "El disco está casi lleno. Haz espacio, o no se anotará nada más ni habrá respaldos.",
      "old-backups": "Ningún respaldo en los últimos 7 días. Haz uno ahora.",
      "mail-fails": "El último correo falló. Mira abajo por qué, y revisa SMTP_URL.",
    },
  },

  storage: {
    heading: "Almacenamiento",
    database: "Base de datos",
    wal: "Aún sin incorporar",
    free: "Libre en el disco",
    at: "En el archivo",
    server: "En PostgreSQL",
  },

  backups: {
    heading: "Respaldos",
    how: "Diarios, se guardan los últimos 14, solo en este equipo. Para restaurar uno, ejecuta allí «npm run backups -- restore».",
    elsewhere:
      "Las partidas están en PostgreSQL. Haz allí los respaldos con «pg_dump». Guarda el secreto con ellos: en la carpeta de datos o en INSTALLATION_SECRET.",
    at: "En la carpeta",
    none: "Ninguno aún. El primero se hace un día después de la primera partida.",
    now: "Hacer respaldo ahora",
    copying: "Haciendo respaldo…",
    made: (size: string) => `Respaldo hecho: ${size}.`,
    more: (count: number) => `${count} más`,
    why: { before: "antes de una actualización", daily: "diario", asked: "a mano" },
  },

  signUp: {
    heading: "Registro",
    modes: {
      open: { name: "Abierto", how: "Cualquiera puede crear una cuenta." },
      invitation: {
        name: "Solo con invitación",
        how: "Solo con el enlace de invitación o código QR de un grupo.",
      },
      closed: { name: "Cerrado", how: "Sin cuentas nuevas." },
    },
    guests: "Cualquiera puede jugar sin cuenta.",
  },

  guestGames: {
    heading: "Partidas de invitados",
    how: "Se borran tras tanto tiempo sin jugar, salvo en una cuenta o un grupo. Se avisa 14 días antes.",
    days: (days: number) =>
      days === 0 ? "Nunca" : days === 365 ? "1 año" : days === 1 ? "1 día" : `${days} días`,
  },

  reach: {
    heading: "Direcciones",
    publicUrl: "Dirección pública",
    notSet: "sin poner",
    proxies: "Proxies de confianza",
    none: "ninguno",
    mail: "Correo",
    mailNot: "sin configurar: quien olvide su contraseña necesita un código tuyo",
    mailFailed: "Último correo fallido",
    elsewhere: "Otras formas de entrar",
    setUp: "configurado",
    notSetUp: "sin configurar",
    how: "Para cambiarlas, edita las variables de entorno y reinicia.",
  },

  saving: "Guardando…",
  saved: "Guardado.",

  accounts: {
    title: "Cuentas",
    link: (count: number) => (count === 1 ? "1 cuenta" : `${count} cuentas`),
    linkHow: "Buscar a alguien, hacer un código, entregar el servidor",
    back: "Volver al servidor",
    search: "El nombre o el correo empieza por",
    find: "Buscar",
    all: "Ver todas",
    seen: "Solo tú, que eres dueño, ves aquí los correos.",
    noMatch: "Ningún nombre ni correo empieza así.",
    older: "Cuentas anteriores",
    you: "tú",
    noEmail: "sin correo",
    proven: "verificado",
    unproven: "sin verificar",
    since: "Desde",
    never: "sin sesión",
    lastSeen: (ago: string) => `visto por última vez ${ago}`,
    groups: (count: number) =>
      count === 0 ? "en ningún grupo" : count === 1 ? "en 1 grupo" : `en ${count} grupos`,
  },

  recovery: {
    make: "Hacer un código de recuperación",
    how: (name: string) =>
      `Si ${name} olvidó su contraseña. Asegúrate de que es esa persona: el código abre la cuenta.`,
    shown: "Se muestra una sola vez. Cópialo o léelo en voz alta ahora.",
    once: "Funciona una vez, hasta",
    where: "Se escribe en",
    after:
      "En cuanto se use, la contraseña vieja deja de servir y se cierra la sesión en los demás teléfonos.",
    copy: "Copiar código",
    copied: "Copiado",
    selected: "Seleccionado. Cópialo con el menú de tu teléfono.",
  },

  endSessions: {
    how: (name: string) =>
      `Cierra la sesión de ${name} en todos los teléfonos, si uno se perdió. La contraseña no cambia.`,
    end: "Cerrar todas sus sesiones",
    going: "Cerrando…",
    ended: (phones: number) =>
      phones === 0
        ? "No tiene ninguna sesión abierta."
        : phones === 1
          ? "Sesión cerrada en 1 teléfono."
          : `Sesiones cerradas en ${phones} teléfonos.`,
  },

  handOver: {
    offer: "Entregar el servidor",
    how: (name: string) =>
      `${name} será la persona dueña, y tú ya no verás estas páginas. Solo ${name} puede devolverlo.`,
    yes: (name: string) => `Entregar a ${name}`,
    no: "Conservarlo",
  },

  expiry: {
    until: "Se guarda hasta",
    signIn: "Entra para conservarla.",
    claim: "Agrégala a tu cuenta para conservarla.",
    because: "Hace mucho que nadie juega aquí.",
  },
};

const UNITS = ["bytes", "kB", "MB", "GB", "TB"] as const;

export function sayBytes(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  const shown = unit === 0 || size >= 9.95 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${String(shown).replace(".", ",")} ${UNITS[unit]}`;
}

export const auditWords = {
  heading: "Seguridad",
  how: "Los últimos 100 sucesos. Mismo código: misma dirección IP o mismo buzón.",
  none: "Nada aún.",
  more: (count: number) => `${count} más`,
  unknownPerson: "un invitado, o una cuenta borrada",
  about: (name: string) => `sobre ${name}`,
  ownerPages: "las páginas del servidor",
  aTable: "en una mesa",
  inGroup: (name: string) => `en ${name}`,
  aGroup: "en un grupo borrado o desconocido",
  from: (sign: string) => `IP ${sign}`,
  mailbox: (sign: string) => `buzón ${sign}`,
  again: (count: number) => (count === 1 ? "otra vez en un minuto" : `otras ${count} veces en un minuto`),
  ways: {
    passphrase: "con contraseña",
    link: "por un enlace de correo",
    "sign-up": "con una cuenta nueva",
    code: "con un código de recuperación",
  },
  byProvider: (provider: string) => `a través de ${provider}`,
  limits: {
    settle: "preguntas",
    write: "cambios",
    start: "partidas nuevas",
    "sign-in": "contraseñas o códigos equivocados",
    "sign-up": "cuentas nuevas",
    invitation: "enlaces de invitación equivocados",
    "public-link": "enlaces públicos equivocados",
    picture: "imágenes",
    newcomer: "teléfonos nuevos en mesas",
    mail: "correos",
    "mail-hour": "correos",
    provider: "entradas con otros proveedores",
  },
  of: {
    "signed-in": "Sesión iniciada",
    "signed-out": "Sesión cerrada",
    "session-ended": "Cerró una sesión",
    "all-sessions-ended": "Cerró todas las sesiones",
    "account-made": "Cuenta nueva",
    "account-deleted": "Cuenta borrada",
    "passphrase-changed": "Contraseña cambiada",
    "passphrase-recovered": "Contraseña nueva con un código",
    "email-changed": "Correo cambiado",
    "email-proven": "Correo verificado",
    "provider-added": "Forma de entrar agregada",
    "provider-removed": "Forma de entrar quitada",
    "recovery-code-made": "Código de recuperación hecho",
    "recovery-code-mailed": "Código de recuperación enviado",
    "device-claimed": "Agregó las mesas de un teléfono a una cuenta",
    "invitation-made": "Invitación creada",
    "invitation-revoked": "Invitación desactivada",
    "invitation-accepted": "Entró en un grupo",
    "role-changed": "Rol cambiado",
    "member-shown-out": "Quitado de un grupo",
    "group-left": "Dejó un grupo",
    "group-handed-over": "Grupo entregado",
    "group-deleted": "Grupo borrado",
    "group-imported": "Grupo importado",
    "group-restored": "Grupo restaurado",
    "guest-shown-out": "Quitado de una mesa",
    "screen-given": "TV conectada a una mesa",
    "table-handed-over": "Cambió quien anota",
    "links-made-anew": "Enlaces de una mesa restablecidos",
    "public-link-made": "Creó un enlace público",
    "public-link-revoked": "Enlace público desactivado",
    "table-deleted": "Mesa borrada",
    "table-restored": "Mesa restaurada",
    "table-moved": "Mesa pasada a un grupo",
    "games-imported": "Partidas importadas",
    "game-deleted": "Partida borrada",
    "game-restored": "Partida restaurada",
    "token-made": "Token creado",
    "token-revoked": "Token revocado",
    "webhook-made": "Webhook creado",
    "webhook-removed": "Webhook quitado",
    "sign-up-changed": "Registro: ajuste cambiado",
    "installation-handed-over": "Servidor entregado",
    "sign-in-failed": "Inicio de sesión fallido",
    "passphrase-refused": "Contraseña equivocada con sesión abierta",
    "code-refused": "Código equivocado",
    "limit-reached": "Demasiados",
    "access-refused": "Denegado",
    "cross-site-refused": "Petición de otro sitio denegada",
    "unexpected-error": "Error en el servidor",
    "disk-full": "El disco está lleno",
    "database-damaged": "La base de datos está dañada",
    "database-unavailable": "La base de datos no responde",
    recovered: "Todo en orden otra vez",
  },
};
