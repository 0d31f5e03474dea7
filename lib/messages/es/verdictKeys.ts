export const verdictKeyWords = {
  butWePlay: "Pero nosotros jugamos…",
  share: "Compartir",
  shareName: "Compartir este veredicto",
  noAnswer: "No llegó respuesta. Revisa la conexión e inténtalo otra vez.",
  andMore: (others: number) => (others === 1 ? "y uno más" : `y ${others} más`),
};
