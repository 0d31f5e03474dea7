import type { WordsOf } from "../dictionary";

export const compareWords = {
  title: (game) => `${game}: dos juegos de reglas de la casa`,
  about: "Lo que dos casas juegan distinto, cada regla con un ejemplo de las dos.",
  back: (game) => `${game}: las reglas`,
  usual: "Como siempre",
  house: "Estas reglas de la casa",
  other: "Las otras reglas de la casa",
  differ: (rules, all) =>
    rules === 1
      ? `Una de ${all} reglas de la casa es distinta. Lo que no está aquí se juega igual.`
      : `${rules} de ${all} reglas de la casa son distintas. Lo que no está aquí se juega igual.`,
  same: "Son las mismas",
  sameHint: "Las dos tienen cada regla igual. Cambiad una para comparar.",
  change: (name) => `Cambiar: ${name}`,
  rules: (name) => `Hoja de reglas: ${name}`,
  compare: "Comparar con las reglas de siempre",
  isolated: "En cada ejemplo, las demás reglas de la casa son las de la primera.",
} satisfies WordsOf<"compareHouses">["compareWords"];
