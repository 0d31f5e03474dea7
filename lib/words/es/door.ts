export const doorWords = {
  starting: "Arrancando: inténtalo en un momento.",
  tooManyPages:
    "Hay demasiadas páginas abiertas en esta dirección: cierra algunas e inténtalo en un momento.",
  tooLong: "Esta dirección es demasiado larga: revisa el enlace.",
  malformed: "Esta dirección está mal formada: revisa el enlace.",
  nothingHere: "Aquí no hay nada: revisa el enlace.",
  reload: "La petición de esta página está mal formada: vuelve a cargar la página.",
  unknownMethod: "Esta dirección no acepta este tipo de petición.",
  onlyRead: "Una página solo se puede leer (GET).",
  noForms: "Envía JSON (application/json), no un formulario de varias partes.",

  startPage: "Página de inicio",
  wentWrong: {
    title: "Algo salió mal",
    what: "Fue de nuestro lado. Abre el enlace otra vez en un momento.",
  },
  noSuchLink: {
    title: "Ninguna mesa tiene este enlace",
    what: "Pide el enlace otra vez, o escanea el código QR en el teléfono de alguien de la mesa.",
  },
  tooManyGuesses: {
    title: "Demasiados enlaces que no llevan a nada",
    what: "Espera un minuto y abre el enlace otra vez, o escanea el código QR en el teléfono de alguien de la mesa.",
  },
  tooManyAtOnce: {
    title: "Entran demasiados a la vez",
    what: "Espera un minuto y abre el enlace otra vez.",
  },
};
