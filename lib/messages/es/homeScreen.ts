import type { WordsOf } from "../dictionary";

type Words = WordsOf<"homeScreen">;

export const homeScreenWords = {
  tooOld:
    "Este navegador es demasiado antiguo para esta app. Necesita Safari 16.4, Chrome 111 o Firefox 128, o más nuevo.",
  keepTaps:
    "Safari borra los toques sin enviar a los siete días. Abre esta página con conexión antes. Desde la pantalla de inicio se conservan.",
  title: "Agregar a pantalla de inicio",
  steps: [
    "Entra primero: así tus mesas vienen contigo.",
    "En Safari, toca Compartir y luego «Agregar a pantalla de inicio».",
    "Abre la app desde su ícono y entra allí.",
  ],
  why: "Funciona sin conexión, y Safari nunca borra sus datos.",
  link: "Enlace de la mesa",
  linkHint: "Los enlaces de la cámara se abren en Safari. Cópialos y pégalos aquí.",
  open: "Abrir mesa",
  notOurs: "Ese enlace no es de esta app. Cópialo de nuevo.",
  wakeLock:
    "La pantalla puede apagarse: antes de iOS 18.4, las apps de la pantalla de inicio no la mantienen encendida.",
  noBuzz: "Este teléfono no puede vibrar. El sonido calla mientras su interruptor de timbre está apagado.",
} satisfies Words["homeScreenWords"];
