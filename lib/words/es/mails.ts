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
