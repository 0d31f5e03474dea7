import type { WordsOf } from "../dictionary";

type Words = WordsOf<"trust">;

export const trustWords = {
  title: "Confiar en esta casa",
  about:
    "Esta casa hace su propio certificado. Un móvil que confía en él una vez no se duerme en la mesa, se abre sin red, copia y comparte, y nadie en la red lee lo que se envía.",
  forWhom:
    "Hazlo solo si sabes quién lleva este ordenador y confías en esa persona. Si estás de visita, sigue sin ello: el navegador avisa y el juego funciona.",
  download: "Obtener el certificado",
  goOn: "Seguir por https",
  goOnUntrusted: "Seguir sin ello",
  trusted: "Este móvil confía en la casa: no hay nada que hacer.",
  compare: "Primero compara",
  compareHow:
    "El móvil muestra la huella SHA-256 del certificado. Tiene que ser la que mostró la terminal del ordenador al arrancar. Si una letra es distinta, hay alguien en medio: bórralo.",
  compareWhere: "Debería ser:",
  iphone: {
    name: "iPhone",
    steps: [
      "Abre esta página en Safari, toca la tecla de arriba y permite el perfil.",
      "Ajustes › Perfil descargado. «Más detalles» muestra la huella; después, Instalar.",
      "Ajustes › General › Información › Ajustes de confianza de los certificados: actívalo.",
    ],
    undo: "Para deshacerlo: Ajustes › General › VPN y gestión de dispositivos.",
  },
  android: {
    name: "Android",
    steps: [
      "Toca la tecla de arriba: el archivo va a las descargas.",
      "Busca en los ajustes «certificado de CA» (Seguridad › Cifrado y credenciales › Instalar un certificado) y elige el archivo.",
      "Credenciales de confianza › Usuario lo muestra con su huella. Chrome confía entonces en él; Firefox no por sí solo.",
    ],
    undo: "Para deshacerlo: quítalo en Credenciales de confianza › Usuario.",
  },
  listedAs: "En la lista del móvil se llama",
} satisfies Words["trustWords"];
