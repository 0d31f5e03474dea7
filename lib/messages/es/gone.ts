export const goneWords = {
  title: "Ya no estás en esta mesa",
  what: "Te retiraron el sitio, te cerraron el grupo o se cerró tu sesión.",
  safe: "Lo anotado queda en la mesa. Un toque que aún no se había enviado no queda anotado. Para volver, inicia sesión o pide el enlace de la mesa.",
};
