import { list } from "./anyPage";

export const accountWords = {
  nameless: "Alguien nuevo",
  deletedAccount: "Alguien",

  home: "Inicio",
  noAnswer: "Sin respuesta. Revisa la conexión e inténtalo otra vez.",
  going: "Enviando…",

  start: {
    signedOut: "Entra para ver tus mesas en todos los teléfonos",
  },

  fields: {
    name: "Tu nombre",
    nameHint: "El nombre que ven los demás.",
    email: "Correo",
    emailHint: "Solo la ve el dueño del servidor.",
    passphrase: "Contraseña",
    newPassphrase: "Nueva contraseña",
    currentPassphrase: "Contraseña actual",
    passphraseHint: "Al menos 10 caracteres. Cuatro palabras al azar funcionan bien.",
    show: "Mostrar",
    hide: "Ocultar",
    code: "Código",
    codeHint: "Las mayúsculas, los espacios y los guiones no importan.",
  },

  signIn: {
    title: "Entrar",
    go: "Entrar",
    forgotten: "¿Olvidaste tu contraseña?",
    mailLink: "O envía un enlace por correo a",
    mailGo: "Envíame un enlace",
    mailed:
      "Si ese correo tiene cuenta, hay un enlace en camino. Ábrelo en el teléfono en el que quieres entrar.",
    noAccount: "¿Aún no tienes cuenta?",
    signUp: "Crear cuenta",
    already: "Entraste como",
    goOn: "Seguir",
    signOut: "Salir",
  },

  link: {
    title: "Un toque más",
    as: "Este teléfono entrará como",
    go: "Entrar aquí",
  },

  signUp: {
    title: "Crear cuenta",
    why: "Tus mesas en todos los teléfonos, y grupos que recuerdan.",
    go: "Crear cuenta",
    already: "¿Ya tienes cuenta?",
    signIn: "Entrar",
    closed: "Registro cerrado",
    closedWhat: "Puedes jugar sin cuenta: empieza una mesa y compártela.",
    invited: "Solo por invitación",
    invitedWhat:
      "Abre el enlace de invitación o el código QR de un admin del grupo. Puedes jugar sin cuenta.",
    owns: "Esta cuenta será dueña del servidor y decidirá quién más crea cuenta.",
    unowned: "Este servidor aún no tiene dueño. Para serlo, abre el enlace de su terminal.",
  },

  recover: {
    title: "Nueva contraseña",
    mail: "Envíame un código",
    mailed: "Si ese correo tiene cuenta, hay un código en camino. Vale 30 minutos.",
    noMail: "Este servidor no envía correo. Pide un código a su dueño.",
    haveCode: "Tengo un código",
    go: "Restablecer contraseña",
    ends: "Cierra la sesión en los demás teléfonos.",
  },

  account: {
    title: "Tu cuenta",
    next: "Seguir donde estabas",
    nameless: "Los demás ven «Alguien nuevo». ¿Cómo te llaman?",
    name: "Nombre",
    email: "Correo",
    noEmail: "ninguno",
    proven: "verificado",
    unproven: "sin verificar",
    prove: "Verificar",
    proofMailed: "Mira tu correo. Abre el enlace en un teléfono con tu sesión.",
    proofDone: "Correo verificado.",
    passphrase: "Contraseña",
    set: "puesta",
    none: "ninguna",
    change: "Cambiar",
    setOne: "Poner contraseña",
    save: "Guardar",
    emailHint: "Sin verificar hasta que abras el enlace que te enviamos.",
    passphraseEnds: "Cierra la sesión en los demás teléfonos.",
    passphraseDone: "Contraseña cambiada. Se cerró la sesión en los demás teléfonos.",
    ways: "Otras formas de entrar",
    addWayWhat: "Después puedes entrar con ella.",
    removeWay: "Quitar",
    removeWayWhat: "Nadie podrá entrar con ella. Los teléfonos con sesión la conservan.",
    removeWayGo: "Quitar",
    sessions: "Sesiones abiertas en",
    here: "este teléfono",
    since: "desde",
    seen: "visto por última vez",
    signOutThere: "Cerrar sesión",
    signOut: "Salir aquí",
    signOutThereWhat: "Ese teléfono tendrá que entrar otra vez. Sus mesas abiertas se borran de la pantalla.",
    everywhere: "Salir en todas partes",
    everywhereWhat:
      "Cierra la sesión en todos los teléfonos y equipos, también en este. Las mesas abiertas se borran de la pantalla.",
    staySignedIn: "Cancelar",
    groups: "Grupos",
    noGroups: "Ninguno aún. Un admin de un grupo puede invitarte.",
    delete: "Borrar cuenta",
    deleteWhat: "Tu nombre sale del historial; las partidas quedan. No se puede deshacer.",
    deleteGo: "Borrar para siempre",
    keep: "Conservar cuenta",
  },

  again: {
    why: "Entra otra vez para cambiar esto. Vale 15 minutos.",
    noWay: "Pide un código al dueño del servidor.",
  },

  guest: {
    take: "Son mías",
    leave: "No son mías",
    taken: "Ahora son tuyas, en todos los teléfonos.",
    borrowed: (count: number) =>
      `¿Teléfono prestado? Quita la marca para ${count === 1 ? "dejarla" : "dejarlas"} aquí.`,
  },
};

export const sayComeAlong = (count: number): string =>
  count === 1 ? "Llevar la mesa de este teléfono" : `Llevar las ${count} mesas de este teléfono`;

export const sayTokensToo = (count: number): string =>
  count === 1
    ? "Revocar también 1 token. Un programa deja de funcionar."
    : `Revocar también ${count} tokens. Los programas dejan de funcionar.`;

export const sayGuestTables = (count: number): string =>
  count === 1
    ? "Este teléfono tiene 1 mesa que se jugó sin cuenta."
    : `Este teléfono tiene ${count} mesas que se jugaron sin cuenta.`;

export const sayWay = (name: string): string => `Entrar con ${name}`;

export const saySignInAgain = (name: string): string => `Entrar otra vez con ${name}`;

export const sayAddWay = (name: string): string => `Agregar ${name}`;

export const sayRemoveWay = (name: string): string => `Quitar ${name}`;

export const saySignOutAt = (browser: string): string => `Cerrar sesión en ${browser}`;

export const sayChange = (what: string): string => `Cambiar: ${what}`;

export const sayLastOwner = (groups: readonly string[]): string =>
  `Eres la última persona dueña de ${list(groups)}, y otros pertenecen a ${groups.length === 1 ? "él" : "ellos"}. Entrega o borra antes.`;
