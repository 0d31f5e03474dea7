export const comfortWords = {
  names: { sound: "Sonido", buzz: "Vibración" },
  state: (on: boolean) => (on ? "sí" : "no"),
  mayGoDark:
    "Este teléfono puede apagarse: por http sin cifrar el navegador no deja a ninguna página mantener la pantalla.",
  mayGoDarkClose: "Entendido",
};
