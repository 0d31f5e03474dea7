export const installationWords = {
  title: "Esta instalación",
  yours: "Es tuya: cómo va, quién puede hacer cuenta, copias, cuentas",
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
    heading: "Ocúpate de esto",
    of: {
      "disk-full":
        "El disco está lleno: no se anota nada y los toques esperan en los teléfonos. Haz sitio y seguirá solo.",
      "database-read-only":
        "No se puede escribir en la base de datos o en su carpeta: no se anota nada. Da permiso al usuario del programa y seguirá solo.",
      "no-public-url":
        "No hay dirección pública puesta. Los enlaces y códigos QR muestran la dirección por la que vino quien los hizo. Pon PUBLIC_URL y arranca otra vez.",
      "http-only":
        "La dirección pública es http sin cifrar: quien esté en la misma red puede leerlo todo, también las frases de paso. Pon https delante y cambia PUBLIC_URL.",
      "disk-nearly-full":
        "El disco está casi lleno. Cuando lo esté no se podrá anotar nada más, ni se hará ninguna copia. Haz sitio.",
      "old-backups":
        "No hay ninguna copia de los últimos 7 días. Se hace una cada día que el programa está en marcha y hay sitio en el disco; haz una ahora.",
      "mail-fails": "El último correo no se envió. Abajo pone por qué; revisa SMTP_URL.",
    },
  },

  storage: {
    heading: "Qué se guarda",
    database: "Base de datos",
    wal: "Aún sin incorporar",
    free: "Libre en su disco",
    at: "En el archivo",
    server: "En PostgreSQL",
  },

  backups: {
    heading: "Copias",
    how: "Se hace una cada día y se guardan las 14 últimas. Están solo en este ordenador: llévate una a otro sitio de vez en cuando. Allí «npm run backups» las enumera y «npm run backups -- restore» restaura la última.",
    elsewhere:
      "Las partidas están en PostgreSQL: cópialas allí con «pg_dump» y guarda las copias en otro sitio. El secreto por el que se reconocen los móviles está en la carpeta de datos o en INSTALLATION_SECRET: guárdalo con ellas.",
    at: "En la carpeta",
    none: "Ninguna aún. La primera se hace en el día siguiente a la primera partida.",
    now: "Hacer una copia ahora",
    copying: "Copiando…",
    made: (size: string) => `Se hizo una copia de ${size}.`,
    more: (count: number) => `${count} más`,
    why: { before: "antes de una actualización", daily: "diaria", asked: "pedida" },
  },

  signUp: {
    heading: "Quién puede hacer una cuenta",
    modes: {
      open: { name: "Cualquiera", how: "Quien abra esta dirección puede hacer una cuenta." },
      invitation: {
        name: "Los invitados",
        how: "Solo quien tenga una invitación a un grupo, como enlace o código QR.",
      },
      closed: { name: "Nadie", how: "Nadie nuevo. Quien tiene cuenta la conserva." },
    },
    guests: "Sin cuenta también se puede jugar.",
  },

  guestGames: {
    heading: "Partidas de invitados",
    how: "Una partida sin cuenta ni grupo se borra cuando nadie ha anotado en ella durante tanto tiempo. Quien la abre lo ve venir 14 días; iniciar sesión la conserva.",
    days: (days: number) =>
      days === 0 ? "Nunca" : days === 365 ? "1 año" : days === 1 ? "1 día" : `${days} días`,
  },

  reach: {
    heading: "Dónde y cómo se llega",
    publicUrl: "Dirección pública",
    notSet: "sin poner",
    proxies: "Proxies de confianza",
    none: "ninguno",
    mail: "Correo",
    mailNot: "sin configurar: quien olvide su frase de paso necesita un código tuyo",
    mailFailed: "Último correo no enviado",
    elsewhere: "Iniciar sesión a través de otros",
    setUp: "configurado",
    notSetUp: "sin configurar",
    how: "Esto se pone donde se arranca el programa, no aquí.",
  },

  saving: "Guardando…",
  saved: "Guardado.",

  accounts: {
    title: "Cuentas",
    link: (count: number) => (count === 1 ? "1 cuenta" : `${count} cuentas`),
    linkHow: "Buscar a alguien, hacer un código, entregar la instalación",
    back: "A la instalación",
    search: "El nombre o el correo empieza por",
    find: "Buscar",
    all: "Ver todas",
    seen: "Solo tú, que tienes la instalación, ves aquí los correos. A quien hace una cuenta se le dice.",
    nobody: "Ningún nombre ni correo empieza así.",
    older: "Cuentas anteriores",
    you: "tú",
    noEmail: "sin correo",
    proven: "comprobado",
    unproven: "sin comprobar",
    since: "Desde",
    never: "sin sesión en ningún sitio",
    lastSeen: (ago: string) => `visto por última vez ${ago}`,
    groups: (count: number) =>
      count === 0 ? "en ningún grupo" : count === 1 ? "en 1 grupo" : `en ${count} grupos`,
  },

  recovery: {
    make: "Hacer un código de recuperación",
    how: (name: string) =>
      `Para ${name}, que olvidó su frase de paso. Asegúrate de que es quien lo pide: quien tenga el código puede quedarse con la cuenta.`,
    shown: "Apúntalo o léelo en voz alta ahora: no se muestra otra vez.",
    once: "Funciona una vez, hasta",
    where: "Se escribe en",
    after:
      "Hasta que se use no cambia nada suyo; después la frase de paso vieja ya no vale y se cierra su sesión en todas partes.",
    copy: "Copiar el código",
    copied: "Copiado",
    selected: "Seleccionado: cópialo con el menú de tu teléfono.",
  },

  endSessions: {
    how: (name: string) =>
      `Cierra la sesión de ${name} en todos los teléfonos, por si uno se perdió o está en otras manos. La frase de paso no cambia.`,
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
    offer: "Entregar la instalación",
    how: (name: string) =>
      `Desde entonces la tiene ${name}, y tú ya no puedes abrir estas páginas. Solo ${name} puede devolverla.`,
    yes: (name: string) => `Entregarla a ${name}`,
    no: "Conservarla",
  },

  kept: {
    until: "Se guarda hasta",
    signIn: "Inicia sesión para conservarla.",
    claim: "Llévatela a tu cuenta para conservarla.",
    because: "Hace mucho que nadie anota aquí.",
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
  how: "Los últimos 100 sucesos: quién inició sesión, qué se cambió, qué se denegó. Las direcciones y los buzones aparecen como señas: la misma seña es el mismo.",
  none: "Nada aún.",
  more: (count: number) => `${count} más`,
  nobody: "un invitado, o alguien que ya no está",
  about: (name: string) => `sobre ${name}`,
  ownerPages: "las páginas del dueño",
  aTable: "en una mesa",
  inGroup: (name: string) => `en ${name}`,
  aGroup: "en un grupo que no existe o ya no está",
  from: (sign: string) => `dirección ${sign}`,
  mailbox: (sign: string) => `buzón ${sign}`,
  again: (count: number) => (count === 1 ? "otra vez en un minuto" : `otras ${count} veces en un minuto`),
  ways: {
    passphrase: "con frase de paso",
    link: "por un enlace en un correo",
    "sign-up": "con una cuenta nueva",
    code: "con un código de recuperación",
  },
  byProvider: (provider: string) => `a través de ${provider}`,
  limits: {
    settle: "preguntas",
    write: "cambios",
    start: "partidas nuevas",
    "sign-in": "frases de paso o códigos equivocados",
    "sign-up": "cuentas nuevas",
    invitation: "enlaces que no llevan a nada",
    verdict: "veredictos que no existen",
    picture: "imágenes",
    newcomer: "teléfonos nuevos en mesas",
    mail: "correos",
    "mail-hour": "correos",
    provider: "inicios de sesión a través de otros",
  },
  of: {
    "signed-in": "Sesión iniciada",
    "signed-out": "Sesión cerrada",
    "session-ended": "Cerró una sesión",
    "all-sessions-ended": "Cerró todas las sesiones",
    "account-made": "Cuenta nueva",
    "account-deleted": "Cuenta borrada",
    "passphrase-changed": "Frase de paso cambiada",
    "passphrase-recovered": "Frase de paso nueva con un código",
    "email-changed": "Correo cambiado",
    "email-proven": "Correo comprobado",
    "provider-added": "Forma de entrar añadida",
    "provider-removed": "Forma de entrar quitada",
    "recovery-code-made": "Código de recuperación hecho",
    "recovery-code-mailed": "Código de recuperación enviado",
    "device-claimed": "Se llevó lo jugado en un teléfono",
    "invitation-made": "Invitación hecha",
    "invitation-revoked": "Invitación retirada",
    "invitation-accepted": "Entró en un grupo",
    "role-changed": "Papel cambiado",
    "member-shown-out": "Echado de un grupo",
    "group-left": "Dejó un grupo",
    "group-handed-over": "Grupo entregado",
    "group-deleted": "Grupo borrado",
    "group-restored": "Grupo recuperado",
    "guest-shown-out": "Echado de una mesa",
    "screen-given": "Pantalla grande puesta en una mesa",
    "table-handed-over": "Mesa entregada",
    "links-made-anew": "Enlaces de una mesa renovados",
    "public-link-made": "Creó un enlace público",
    "public-link-revoked": "Retiró un enlace público",
    "table-deleted": "Mesa borrada",
    "table-restored": "Mesa recuperada",
    "table-moved": "Mesa pasada a un grupo",
    "game-deleted": "Partida borrada",
    "game-restored": "Partida recuperada",
    "sign-up-changed": "Se cambió quién puede hacer cuenta",
    "installation-handed-over": "Instalación entregada",
    "sign-in-failed": "Inicio de sesión fallido",
    "passphrase-refused": "Frase de paso equivocada con sesión abierta",
    "code-refused": "Código equivocado",
    "limit-reached": "Demasiados",
    "access-refused": "Denegado",
    "cross-site-refused": "Petición de la página de otro sitio, denegada",
    "unexpected-error": "Error en el programa",
    "disk-full": "El disco está lleno",
    "database-damaged": "La base de datos está dañada",
    "database-unavailable": "La base de datos no responde",
    recovered: "Todo vuelve a ir bien",
  },
};
