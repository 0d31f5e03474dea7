import type { Face, OptionValue } from "@/lib/engine";
import { faceWord } from "./claims";
import { sayOption, sayOptionValue } from "./houseRules";

export const deskWords = {
  title: "¿Quién tiene razón?",
  about: "Decide una discusión de mentiroso: qué mano es más alta, qué se puede decir, si estaba.",
  fromStart: "Decidir una discusión",
  home: "Página de inicio",
  classics: "Clásicas",
  search: "Pregunta con palabras",
  searchExample: "¿44112 gana a 33226?",
  searchGo: "Preguntar",
  notRead:
    "Eso no se entiende aquí. Se puede preguntar qué mano es más alta, qué se puede decir y cómo de probable es un canto:",
  notIn: (game: string) => `En ${game}, como se juega aquí, eso no se puede preguntar.`,
  askIn: (game: string) => `Preguntarlo en ${game}`,
  examplesOf: "Qué se puede preguntar",
  examples: [
    "¿44112 gana a 33226?",
    "¿una escalera gana a un full?",
    "diez unos sobre nueve seises",
    "la subida más baja sobre tres cincos",
    "probabilidad de trío de seises",
  ],
  asking: "¿Qué se discute?",
  askings: {
    compare: "Cuál es más alta",
    raise: "¿Puedo decirlo?",
    judge: "¿Estaba?",
    odds: "¿Es probable?",
  },
  game: (game: string) => `Se juega a ${game}. Elegir otro juego`,
  whichGame: "¿Qué juego?",
  ours: (group: string) => `Como juega ${group}`,
  oursUsual: "Como siempre",
  sides: {
    compare: ["Una", "La otra"],
    raise: ["Lo último dicho", "¿Puedo decir?"],
    judge: ["El canto", ""],
    odds: ["El canto", ""],
  },
  opens: "nada aún: abre",
  shown: "Bajo los cubiletes",
  seen: "Dados que se ven",
  inPlay: "Dados en juego",
  redDie: "El dado rojo muestra",
  redDieKey: (face: Face) => `Dado rojo: ${faceWord(face, 1)}`,
  quantity: "Cuántos",
  fewer: "Uno menos",
  more: "Uno más",
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  typed: "o con palabras",
  dieKey: (face: Face) => `Poner ${faceWord(face, 1)}`,
  takeBack: "Quitar el último dado",
  clear: "Empezar de nuevo",
  answer: "La respuesta",
  wins: { a: "Gana la primera", b: "Gana la segunda", tie: "No gana ninguna" },
  stamps: {
    legal: "Sí",
    illegal: "No",
    there: "Estaba",
    exact: "Justo",
    short: "No estaba",
    nothing: "No hay nada más alto",
    cannot: "No puede ser",
  },
  rules: "Según las reglas",
  others: "Cómo se juega en otras casas",
  noOthers: "Todas las demás reglas de la casa dicen lo mismo.",
  share: "Compartir esta respuesta",
  shareHow: "Quien abra este enlace verá la misma respuesta: lleva dentro las reglas de la casa.",
  link: {
    qr: "Código QR de esta respuesta",
    copy: "Copiar el enlace",
    copied: "Copiado",
    selected: "El enlace está seleccionado: cópialo de aquí.",
    send: "Enviar",
    hidden: "Este enlace solo funciona en este ordenador.",
  },
} as const;

export const sayHouse = (option: string, value: OptionValue): string =>
  `${sayOption(option)}: ${sayOptionValue(option, value)}`;

export function sayPercent(chance: number): string {
  const percent = chance * 100;
  if (chance === 0 || chance === 1) return `${percent} %`;
  if (percent < 0.1) return "< 0,1 %";
  return percent > 99.9 ? "> 99,9 %" : `${percent.toFixed(1).replace(".", ",")} %`;
}
