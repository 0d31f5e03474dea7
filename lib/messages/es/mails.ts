const mail = (subject: string, ...paragraphs: readonly string[]) => ({
  subject,
  text: `${paragraphs.join("\n\n")}\n`,
});

const IGNORE = "¿No has sido tú? Entonces no hagas nada: sin este enlace nadie llega más lejos.";

export const sayLinkMail = (link: string, minutes: number) =>
  mail(
    "Tu entrada a Liar’s Table",
    `Abre esto en ${minutes} minutos, en el teléfono en que quieras iniciar sesión, y pulsa allí el botón:`,
    link,
    "Funciona una vez.",
    IGNORE,
  );

export const sayRecoveryMail = (link: string, minutes: number) =>
  mail(
    "Una nueva frase de paso para Liar’s Table",
    `Abre esto en ${minutes} minutos para elegir una nueva frase de paso:`,
    link,
    "Funciona una vez. Cierra la sesión en todos los teléfonos.",
    IGNORE,
  );

export const sayProofMail = (link: string, minutes: number) =>
  mail(
    "¿Es este tu correo? (Liar’s Table)",
    `Abre esto en ${minutes} minutos, en un teléfono con tu sesión iniciada:`,
    link,
    "Desde entonces este correo es tuyo aquí, y puede ayudarte a entrar si olvidas tu frase de paso.",
    IGNORE,
  );

const CHANGED = {
  passphrase: "Tu cuenta tiene una nueva frase de paso.",
  email: "Tu cuenta tiene ahora otro correo; este ya no es suyo.",
  "provider-added": "Se puede iniciar sesión en tu cuenta con un proveedor más.",
  "provider-removed": "Ya no se puede iniciar sesión en tu cuenta con uno de sus proveedores.",
} as const;

export const sayChangeMail = (change: keyof typeof CHANGED) =>
  mail(
    "Ha cambiado tu cuenta de Liar’s Table",
    CHANGED[change],
    "¿Has sido tú? Entonces no hay nada que hacer.",
    "¿No has sido tú? Inicia sesión como siempre, mira en tu cuenta dónde está abierta y elige una nueva frase de paso. Si ya no puedes entrar, pregunta a quien lleva esta instalación.",
  );
