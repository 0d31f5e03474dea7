import { list } from "./anyPage";

export const accountWords = {
  nameless: "Alguien nuevo",
  nobody: "Alguien",

  home: "Inicio",
  noAnswer: "No llegó respuesta. Revisa la conexión e inténtalo otra vez.",
  going: "Un momento…",

  start: {
    signedOut: "Inicia sesión para tener tus mesas en todos los teléfonos",
  },

  fields: {
    name: "Tu nombre",
    nameHint: "Lo que leen los demás.",
    email: "Correo",
    emailHint: "No se muestra a nadie más que a quien tiene esta instalación.",
    passphrase: "Frase de paso",
    newPassphrase: "Nueva frase de paso",
    currentPassphrase: "Tu frase de paso actual",
    passphraseHint: "Al menos 10 caracteres. Unas palabras seguidas se recuerdan bien.",
    show: "Mostrar",
    hide: "Ocultar",
    code: "El código",
    codeHint: "Las minúsculas, los espacios y los guiones no importan.",
  },

  signIn: {
    title: "Iniciar sesión",
    go: "Iniciar sesión",
    forgotten: "¿Olvidaste tu frase de paso?",
    orBy: "O con",
    mailLink: "O que te envíen un enlace a",
    mailGo: "Enviarme un enlace",
    mailed:
      "Si ese correo puede entrar aquí, hay un enlace en camino. Ábrelo en el teléfono en que quieras iniciar sesión.",
    noAccount: "¿Aún sin cuenta?",
    signUp: "Haz una",
    already: "Has iniciado sesión como",
    goOn: "Seguir",
    signOut: "Cerrar sesión",
  },

  link: {
    title: "Un toque más",
    as: "Esto inicia sesión en este teléfono como",
    go: "Iniciar sesión aquí",
  },

  signUp: {
    title: "Hacer una cuenta",
    why: "Tus mesas en todos los teléfonos, y un sitio en grupos que juegan durante años.",
    go: "Hacerla",
    already: "¿Tienes cuenta?",
    signIn: "Iniciar sesión",
    closed: "Aquí no hay cuentas nuevas",
    closedWhat:
      "Quien tiene esta instalación no admite cuentas nuevas. Puedes jugar sin ella: empieza una mesa y compártela.",
    invited: "Solo por invitación",
    invitedWhat:
      "Aquí las cuentas nuevas se hacen con la invitación de un grupo. Abre el enlace o escanea el código que te dio quien lo lleva. Puedes jugar sin cuenta.",
    first: "La primera cuenta tiene esta instalación: decide quién más puede hacer una.",
  },

  recover: {
    title: "Una nueva frase de paso",
    mail: "Enviarme un código",
    mailed: "Si una cuenta de aquí tiene ese correo, hay un mensaje en camino. Vale 30 minutos.",
    noMail: "Esta instalación no envía correo. Pide un código a quien la tiene, y escríbelo aquí.",
    haveCode: "Tengo un código",
    go: "Ponerla e iniciar sesión",
    ends: "Cierra la sesión en todos los demás teléfonos.",
  },

  account: {
    title: "Tu cuenta",
    next: "Seguir donde estabas",
    nameless: "Los demás leen de momento «Alguien nuevo». ¿Cómo te llaman?",
    name: "Nombre",
    email: "Correo",
    noEmail: "ninguno",
    proven: "comprobado",
    unproven: "sin comprobar",
    prove: "Comprobarlo",
    proofMailed: "Hay un mensaje en camino. Abre su enlace en un teléfono con tu sesión.",
    proofDone: "Este correo es tuyo.",
    passphrase: "Frase de paso",
    set: "puesta",
    none: "ninguna",
    change: "Cambiar",
    setOne: "Poner una",
    save: "Guardar",
    emailHint: "No está comprobado hasta que vuelva un mensaje enviado allí.",
    passphraseEnds: "Cierra la sesión en todos los demás teléfonos.",
    passphraseDone: "Tu nueva frase de paso está puesta. Los demás teléfonos han cerrado sesión.",
    ways: "También inicia sesión con",
    addWayWhat: "Desde entonces puedes iniciar sesión en esta cuenta con él.",
    removeWay: "Quitar",
    removeWayWhat:
      "Nadie volverá a iniciar sesión en esta cuenta con eso. Quien ya la tiene abierta la conserva, y puedes añadirlo otra vez.",
    removeWayGo: "Quitarlo",
    sessions: "Sesión iniciada en",
    here: "este teléfono",
    since: "desde",
    seen: "visto por última vez",
    signOutThere: "Cerrar sesión",
    signOut: "Cerrar sesión aquí",
    signOutThereWhat:
      "Quien esté allí tiene que volver a iniciar sesión. Las mesas abiertas allí desaparecen de la pantalla.",
    everywhere: "Cerrar sesión en todas partes",
    everywhereWhat:
      "Se cierra la sesión en todos los teléfonos y ordenadores, también en este. Las mesas abiertas allí desaparecen de la pantalla.",
    staySignedIn: "Dejarlo así",
    groups: "Grupos",
    noGroups: "Ninguno aún. Quien lleva uno puede invitarte.",
    delete: "Borrar la cuenta",
    deleteWhat:
      "Tu nombre desaparece de las historias de los grupos; lo jugado queda, de «Alguien». Tus mesas y todo lo demás tuyo se borra. No hay vuelta atrás.",
    deleteGo: "Borrarla para siempre",
    keep: "Conservarla",
  },

  again: {
    why: "Inicia sesión otra vez para cambiar esto. Vale 15 minutos.",
    noWay: "Pide un código al dueño de esta instalación.",
  },

  guest: {
    take: "Son mías",
    leave: "No son mías",
    taken: "Ahora son tuyas, en todos los teléfonos.",
    borrowed: (count: number) =>
      count === 1
        ? "¿El teléfono no es tuyo? Quita la marca y se queda en él."
        : "¿El teléfono no es tuyo? Quita la marca y se quedan en él.",
  },
};

export const sayComeAlong = (count: number): string =>
  count === 1
    ? "La mesa de este teléfono viene conmigo"
    : `Las ${count} mesas de este teléfono vienen conmigo`;

export const sayGuestTables = (count: number): string =>
  count === 1
    ? "Este teléfono tiene 1 mesa que se jugó sin cuenta."
    : `Este teléfono tiene ${count} mesas que se jugaron sin cuenta.`;

export const sayWay = (name: string): string => `Iniciar sesión con ${name}`;

export const saySignInAgain = (name: string): string => `Iniciar sesión otra vez con ${name}`;

export const sayAddWay = (name: string): string => `Añadir ${name}`;

export const sayRemoveWay = (name: string): string => `Quitar ${name}`;

export const saySignOutAt = (browser: string): string => `Cerrar sesión en ${browser}`;

export const sayChange = (what: string): string => `Cambiar: ${what}`;

export const sayLastOwner = (groups: readonly string[]): string =>
  `Eres la última persona dueña de ${list(groups)}, y otros pertenecen a ${groups.length === 1 ? "él" : "ellos"}. Entrega o borra antes; no se cambió nada.`;
