export const doorWords = {
  starting: "Arrancando: inténtalo en un momento.",
  notNow: "Ahora mismo no se puede",
  triesAgain: "Esta página lo intenta de nuevo sola.",
  tooManyPages:
    "Hay demasiadas páginas abiertas en esta dirección: cierra algunas e inténtalo en un momento.",
  tooLong: "Esta dirección es demasiado larga: revisa el enlace.",
  malformed: "Esta dirección está mal formada: revisa el enlace.",
  nothingHere: "Aquí no hay nada: revisa el enlace.",
  reload: "La petición de esta página está mal formada: vuelve a cargar la página.",
  unknownMethod: "Esta dirección no acepta este tipo de petición.",
  onlyRead: "Una página solo se puede leer (GET).",
  noForms: "Envía JSON (application/json), no un formulario de varias partes.",
  notOurName:
    "Este servidor no se llama así. Para quien lo administra: pon en PUBLIC_URL la dirección que se escribe, o añade el nombre a ALLOWED_HOSTS.",
};
