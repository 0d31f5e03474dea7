export const logWords = {
  nothingSaid: "Aún no se ha cantado nada",
  thisRound: "Esta ronda",
  roundsBefore: "Rondas anteriores",
  noRounds: "Aún no se ha decidido ninguna ronda.",
};
