export const phoneSheetWords = {
  whoHint: "Toca tu nombre: este teléfono muestra entonces tus propias teclas.",
  yours: "Aquí te sientas tú",
  taken: { here: "teléfono en la mesa", away: "en otro teléfono" },
  watch: "Solo miro la partida",
  take: (name: string) => `El asiento de ${name} está en otro teléfono. ¿Tomarlo?`,
  takeIt: "Tomarlo",
  leaveIt: "Dejarlo",
  inUse: (name: string) =>
    `El teléfono de ${name} está en la mesa ahora mismo. Solo ese teléfono, o quien lleva la mesa, puede cambiarlo.`,
  noAnswer:
    "No llegó respuesta, así que no es seguro que algo haya cambiado. Revisa la conexión e inténtalo otra vez.",

  settleHint: "Lo dicho se queda entonces como está. Un veredicto equivocado se corrige en la historia.",
  reasons: ["Contado otra vez: vale", "La mesa lo dejó valer", "Se jugó de nuevo"],
  note: "Con tus palabras",
  save: "Decidirla",
  noteFirst: "Di cómo",
} as const;
