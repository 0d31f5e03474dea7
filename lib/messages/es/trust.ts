import type { WordsOf } from "../dictionary";

type Words = WordsOf<"trust">;

export const trustWords = {
  title: "Confiar en este servidor",
  about:
    "Este servidor hace su propio certificado. Confía una vez, y este teléfono no se duerme, funciona sin conexión y puede copiar y compartir enlaces. Nadie en la red puede leer.",
  forWhom:
    "Hazlo solo si conoces al dueño del servidor y confías en él. De visita, sigue sin esto: el navegador avisa, pero el juego funciona.",
  download: "Obtener certificado",
  goOn: "Seguir con https",
  goOnUntrusted: "Seguir sin esto",
  trusted: "Este teléfono confía en el servidor. No hay nada que hacer.",
  compare: "Primero compara",
  compareHow:
    "El teléfono muestra la huella SHA-256 del certificado. Debe ser igual a la de la terminal del servidor. Si una letra es distinta, alguien puede estar interceptando. Bórralo.",
  compareWhere: "Debería ser:",
  iphone: {
    name: "iPhone",
    steps: [
      "Abre esta página en Safari, toca la tecla de arriba y permite el perfil.",
      "Ajustes › Perfil descargado. «Más detalles» muestra la huella; después, Instalar.",
      "Ajustes › General › Información › Ajustes de confianza de los certificados: actívalo.",
    ],
    undo: "Para deshacer: Ajustes › General › VPN y gestión de dispositivos.",
  },
  android: {
    name: "Android",
    steps: [
      "Toca la tecla de arriba. El archivo va a Descargas.",
      "Busca en los ajustes «certificado de CA» (Seguridad › Cifrado y credenciales › Instalar un certificado). Elige el archivo.",
      "Credenciales de confianza › Usuario lo muestra con su huella. Chrome confía entonces en él; Firefox no.",
    ],
    undo: "Para deshacer: quítalo en Credenciales de confianza › Usuario.",
  },
  listedAs: "En la lista se llama",
} satisfies Words["trustWords"];
