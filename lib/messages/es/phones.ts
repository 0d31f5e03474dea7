export const phoneWords = {
  you: "tú",
  presence: { here: "teléfono en la mesa", away: "teléfono fuera de la mesa" },

  ownKeys: "Solo mis teclas",
  ownSeat: "Tu asiento",
  who: "¿Quién eres?",
  choose: "Elegir asiento",
  lost: (name: string) => `Este teléfono ya no está en el asiento de ${name}.`,
  keepsNow: "Ahora llevas tú esta mesa.",
  keepsNoMore: "Ahora lleva esta mesa otra persona.",

  alsoMe: "¡Bang! Yo también",
  noAnswer:
    "No llegó respuesta, así que no es seguro que algo haya cambiado. Revisa la conexión e inténtalo otra vez.",
};
