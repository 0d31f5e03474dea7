import type { WordsOf } from "../dictionary";
import { diceWord } from "./anyPage";
import { faceWord } from "./terms";

type Words = WordsOf<"photo">;

export const photoWords = {
  title: "Dados de una foto",
  how: [
    "Desde arriba, todos los dados en la imagen.",
    "Dados separados, ninguno encima de otro.",
    "Mucha luz, sin sombras duras, una mesa lisa.",
  ],
  stays: "La foto se queda en este teléfono y no se guarda.",
  take: "Tomar foto",
  choose: "Elegir foto",
  byCamera: "Usar la cámara",
  another: "Otra foto",
  cancel: "Cancelar",
  camera: "Lo que ve la cámara",
  noCamera: "Aquí no hay cámara. Elige una foto.",
  opening: "Abriendo la foto…",
  looking: "Buscando dados…",
  closer: (looked, of) => `Mirando de cerca: ${looked} de ${of}`,
  canBeWrong: "Revisa los números.",
  read: (dice, of) =>
    of === null ? `${diceWord(dice)} ${dice === 1 ? "leído" : "leídos"}` : `${dice} de ${of} leídos`,
  unsure: (dice) =>
    dice === 0 ? "todos seguros" : dice === 1 ? "1 dudoso, a trazos" : `${dice} dudosos, a trazos`,
  found: (dice) => (dice === 1 ? "1 cuenta" : `${dice} cuentan`),
  photo: "Foto: toca un dado para corregirlo, o donde falte uno",
  whole: "Foto entera",
  dice: "Dados leídos",
  die: (face, counts, sure) =>
    [faceWord(face, 1), ...(counts ? ["cuenta"] : []), sure ? "seguro" : "dudoso"].join(", "),
  inHand: (which) => ["primera mano", "segunda mano"][which] ?? "",
  shows: "¿Qué muestra?",
  showsNew: "¿Qué muestra el dado que falta?",
  face: (face) => `Muestra ${faceWord(face, 1)}`,
  noDie: "No es un dado",
  leave: "Dejarlo",
  add: "Agregar dado",
  whatIsIt: "¿Qué hay en la foto?",
  everything: (dice) => `Los ${dice} dados`,
  cupOf: (name) => `Cubilete de ${name}`,
  oneCup: "Dados bajo el cubilete",
  oneHand: "Una mano",
  bothHands: "Las dos manos",
  shownDice: "Dados destapados",
  someDice: "Dados en la mesa",
  missing: (dice) => `${dice === 1 ? "Falta un dado" : `Faltan ${dice} dados`}. Toca dónde, o sigue.`,
  tooMany: (dice) =>
    `${dice === 1 ? "Sobra un dado" : `Sobran ${dice} dados`}. Toca cada uno que no está en juego, y luego No es un dado.`,
  goOn: (dice) => `Seguir con ${dice}`,
  takeDice: (dice) => (dice === 1 ? "Usar este dado" : `Usar estos ${dice} dados`),
  nothing: "No se encontraron dados. Lo que ayuda:",
  nonsense: "Esto no parecen dados. Lo que ayuda:",
  failed: "Este teléfono no puede leer fotos. Escribe los dados.",
  notCome: "Estás sin conexión. Inténtalo más tarde, o escribe los dados.",
  refusals: {
    "photo-type": "No es una foto. Usa JPEG, PNG, WebP o HEIC.",
    "photo-cut-off": "Falta parte de la foto. Tómala o cópiala otra vez.",
    "photo-moves": "Esta imagen se mueve. Usa una que esté quieta.",
    "photo-too-large": "Foto demasiado grande. Usa hasta 52 megapíxeles y 64 MB.",
    "photo-too-small": "Foto demasiado pequeña. Usa al menos 64 píxeles por lado.",
    "photo-unreadable":
      "La foto no se puede abrir. Usa JPEG (iPhone: Ajustes › Cámara › Formatos › Más compatible).",
  },
  noFile: "El archivo no se puede leer. Revisa la ruta y los permisos.",
} satisfies Words["photoWords"];
