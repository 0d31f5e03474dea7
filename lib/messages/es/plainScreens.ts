export const plainWords = {
  home: "A la página de inicio",
  notFound: {
    title: "Nada bajo este cubilete",
    what: "No hay ninguna página en esta dirección, o este teléfono aún no está en esa mesa.",
    safe: "No se ha perdido nada. Para llegar a una mesa, escanea el código QR en un teléfono que esté en ella, en Compartir.",
  },
  wentWrong: {
    title: "Ese se cayó de la mesa",
    what: "Algo falló de nuestro lado al dibujar esta página.",
    safe: "Todo lo anotado antes está a salvo.",
    again: "Intentar otra vez",
  },
};
