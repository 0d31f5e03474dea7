export const linkWords = {
  open: "Compartir",
  title: "Trae a otros a la mesa",
  watching: "Estás mirando.",
  watchingHint: "Pide el otro enlace para sentarte.",
  rounds: "Todas las rondas",
  roundOf: (round: number) => `Ronda ${round}`,
  awaited: "Se levantan los cubiletes.",

  asking: "Mirando si sigues en esta mesa…",
  gone: {
    title: "Ya no estás en esta mesa",
    what: "Te retiraron el sitio, te cerraron el grupo o se cerró tu sesión.",
    safe: "Lo anotado queda en la mesa. Un toque que aún no se había enviado no queda anotado. Para volver, inicia sesión o pide el enlace de la mesa.",
  },
};
