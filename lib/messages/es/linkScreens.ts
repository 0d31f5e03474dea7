export const linkWords = {
  open: "Compartir",
  title: "Trae a otros a la mesa",
  watching: "Estás mirando.",
  watchingHint: "Pide el otro enlace para sentarte.",
  rounds: "Todas las rondas",
  roundOf: (round: number) => `Ronda ${round}`,
  awaited: "Se levantan los cubiletes.",

  asking: "Mirando si sigues en esta mesa…",
};
