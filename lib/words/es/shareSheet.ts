export const shareWords = {
  what: "Para qué es el enlace",
  kinds: { sit: "Sentarse", watch: "Solo mirar" },
  how: {
    sit: "Cualquiera en la misma red puede escanear esto, sentarse y anotar también.",
    watch: "Cualquiera en la misma red puede escanear esto y seguir la partida. No puede anotar.",
  },
  hidden:
    "Otros teléfonos no pueden abrir esta dirección: este ordenador no está en ninguna red que alcancen.",
  qr: {
    sit: "Código QR del enlace para sentarse",
    watch: "Código QR del enlace para mirar",
  },
  copy: "Copiar la dirección",
  copied: "Copiada",
  selected: "Seleccionada: cópiala con el menú de tu teléfono.",
  send: "Enviar…",

  guests: "Quién vino por un enlace",
  noGuests: "Nadie todavía.",
  phone: "Un teléfono",
  signedIn: "Alguien con cuenta",
  since: "desde",
  may: { record: "se sienta y anota", watch: "mira" },
  showOut: "Echar",
  showOutName: (who: string, at: number) => `Echar: ${who}, número ${at}`,
  shownOut: "Está fuera. Haz también enlaces nuevos si no debe volver por el de antes.",
  anew: "Hacer enlaces nuevos",
  anewHint: "Los enlaces y códigos de antes no llevarán a nada. Quien está en la mesa se queda.",
  anewNow: "Sí, hacer enlaces nuevos",
  madeAnew: "Estos son los enlaces nuevos. Los de antes no llevan a nada.",
  noAnswer:
    "No llegó respuesta, así que no es seguro que algo haya cambiado. Revisa la conexión e inténtalo otra vez.",

  seatOf: (who: string, name: string) => `${who}, asiento de ${name}`,
  handOver: "Entregar",
  handOverName: (name: string) => `Entregar la mesa a ${name}`,
  handOverHint: (name: string) =>
    `Desde entonces lleva la mesa ${name}: decide disputas, echa a invitados, hace enlaces nuevos. Tú te quedas y anotas como antes.`,
  handOverNow: (name: string) => `Sí, la lleva ${name}`,
  keepIt: "No, la llevo yo",
  handedOver: (name: string) => `Ahora la mesa la lleva ${name}.`,
};
