export const ownLanguage = {
  code: "es",
  locale: "es",
  justNow: "ahora mismo",
  choose: "Idioma",
  notChosen: "No llegó respuesta. Revisa la conexión e inténtalo otra vez.",
} as const;
