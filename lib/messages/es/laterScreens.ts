export const laterWords = {
  coming: "Un momento…",
  failed: "Esta parte de la pantalla no ha llegado: parece que no hay línea. La mesa se conserva como está.",
  again: "Intentar otra vez",
};
