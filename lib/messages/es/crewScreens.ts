export const crewWords = {
  title: "Una cuadrilla",
  games: "Partidas",
  noneOver: "Ninguna partida de esta cuadrilla ha terminado aún.",
  noneOverHint: "Cuando una termine, aquí se verá quién fregó y cuándo.",
  washed: "Quién fregó, en las partidas de abajo",
  times: (count: number) => (count === 1 ? "una vez" : count === 2 ? "dos veces" : `${count} veces`),
  rounds: (rounds: number) =>
    rounds === 0 ? "ninguna ronda aún" : rounds === 1 ? "1 ronda" : `${rounds} rondas`,
  toTable: "A la mesa",
  history: "Rondas y veredictos",
  record: "Registro",
  older: "Partidas anteriores",
  ofThisCrew: (washing: boolean) =>
    washing ? "Quién fregó y cuándo, en esta cuadrilla" : "Todas las partidas de esta cuadrilla",
  ofThisGroup: (name: string, washing: boolean) =>
    washing ? `Quién fregó y cuándo: ${name}` : `Todas las partidas: ${name}`,
  link: (crew: string) => `Quién fregó y cuándo: ${crew}`,
};
