import type { WordsOf } from "../dictionary";
import { diceWord } from "./anyPage";
import { faceWord } from "./terms";

type Words = WordsOf<"photo">;

export const photoWords = {
  title: "Dados de una foto",
  how: [
    "Desde arriba, en vertical, con todos los dados en la imagen.",
    "Dados separados, ninguno encima de otro.",
    "Mucha luz, sin sombras duras, una mesa lisa.",
  ],
  stays: "La foto se queda en este teléfono y no se guarda.",
  take: "Hacer la foto",
  choose: "Elegir una foto",
  byCamera: "Con la cámara",
  another: "Otra foto",
  cancel: "Cancelar",
  camera: "Lo que ve la cámara",
  noCamera: "Aquí no hay cámara disponible. Elige una foto, o haz una con la cámara del teléfono.",
  opening: "Abriendo la foto …",
  looking: "Buscando dados …",
  closer: (looked, of) => `Mirando de cerca: ${looked} de ${of}`,
  canBeWrong: "Puede equivocarse: mira los números.",
  read: (dice, of) =>
    of === null ? `${diceWord(dice)} ${dice === 1 ? "leído" : "leídos"}` : `${dice} de ${of} leídos`,
  unsure: (dice) =>
    dice === 0 ? "todos seguros" : dice === 1 ? "1 dudoso, a trazos" : `${dice} dudosos, a trazos`,
  found: (dice) => (dice === 1 ? "1 cuenta" : `${dice} cuentan`),
  photo: "La foto: toca un dado para corregirlo, o donde falte uno",
  whole: "Foto entera",
  dice: "Los dados leídos",
  die: (face, counts, sure) =>
    [faceWord(face, 1), ...(counts ? ["cuenta"] : []), sure ? "seguro" : "dudoso"].join(", "),
  inHand: (which) => ["primera mano", "segunda mano"][which] ?? "",
  shows: "¿Qué muestra?",
  showsNew: "¿Qué muestra el dado que falta?",
  face: (face) => `Muestra ${faceWord(face, 1)}`,
  noDie: "No es un dado",
  leave: "Dejarlo así",
  add: "Añadir un dado",
  whatIsIt: "¿Qué hay en la foto?",
  everything: (dice) => `Los ${dice} dados`,
  cupOf: (name) => `Cubilete de ${name}`,
  oneCup: "Los dados bajo el cubilete",
  oneHand: "Una mano",
  bothHands: "Las dos manos",
  shownDice: "Los dados mostrados",
  someDice: "Los dados que hay ahí",
  missing: (dice) => `${dice === 1 ? "Falta un dado" : `Faltan ${dice} dados`}: toca dónde, o sigue sin más.`,
  tooMany: (dice) =>
    `${dice === 1 ? "Sobra un dado" : `Sobran ${dice} dados`}: toca lo que no lo es o no juega (el dado rojo), y luego No es un dado.`,
  goOn: (dice) => `Seguir con ${dice}`,
  takeDice: (dice) => (dice === 1 ? "Tomar este dado" : `Tomar estos ${dice} dados`),
  nothing: "No se encontraron dados. Lo que ayuda:",
  nonsense: "Esto apenas parece de dados. Lo que ayuda:",
  failed:
    "La foto no se pudo leer aquí: a este navegador le falta algo, o al teléfono memoria. Introduce los dados a mano.",
  notCome:
    "Lo que lee fotos no ha llegado: no hay conexión. Inténtalo otra vez, o introduce los dados a mano.",
  refusals: {
    "photo-type": "Esto no es una foto: se leen JPEG, PNG, WebP y HEIC.",
    "photo-cut-off": "El archivo está cortado: falta parte de la imagen. Hazla o cópiala otra vez.",
    "photo-moves": "Esta imagen se mueve. Usa una que esté quieta.",
    "photo-too-large":
      "La foto es demasiado grande: se leen hasta 52 megapíxeles y 64 MB. Hazla más pequeña.",
    "photo-too-small":
      "La foto es demasiado pequeña: el lado corto necesita al menos 64 píxeles. Hazla más grande.",
    "photo-unreadable":
      "La foto no se puede abrir aquí: está dañada o es de un tipo que este navegador no conoce. En JPEG sí se puede (iPhone: Ajustes › Cámara › Formatos › Más compatible).",
  },
  noFile: "El archivo no se puede leer: mira si existe, si es un archivo y si puedes leerlo.",
} satisfies Words["photoWords"];
