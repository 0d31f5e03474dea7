export const joinWords = {
  sit: {
    asked: "Te invitan a sentarte",
    how: "Canta y anota desde tu propio teléfono. Los dados siguen siendo de verdad.",
    key: "Sentarse",
    preview: (game: string) => `Siéntate a la mesa: ${game}`,
  },
  watch: {
    asked: "Te invitan a mirar",
    how: "Mira cada apuesta y cada veredicto según llegan. No cambias nada.",
    key: "Mirar",
    preview: (game: string) => `Mira la mesa: ${game}`,
  },
  since: "desde",
  over: "esta partida ha terminado",
  noAccount: "Nadie necesita una cuenta.",
  as: (name: string) => `Entras como ${name}.`,
  going: "Un momento…",

  notFound: {
    title: "Ninguna mesa tiene este enlace",
    what: "Pide el enlace otra vez, o escanea el código QR en el teléfono de alguien de la mesa.",
    safe: "No se entró a ninguna mesa ni se cambió nada.",
  },
  tooMany: {
    title: "Demasiados enlaces que no llevan a nada",
    what: "Alguien en tu dirección ha abierto muchos enlaces que no llevan a nada. Espera un minuto y abre este otra vez.",
    safe: "No se entró a ninguna mesa ni se cambió nada.",
  },
};
