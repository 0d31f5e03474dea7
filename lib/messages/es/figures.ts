import type { WordsOf } from "../dictionary";
import { sayTenths } from "../figureNumbers";

type Words = WordsOf<"figures">;

const times = (count: number): string =>
  count === 1 ? "una vez" : count === 2 ? "dos veces" : `${count} veces`;
const games = (count: number): string => (count === 1 ? "1 partida" : `${count} partidas`);
const rounds = (count: number): string => (count === 1 ? "1 ronda" : `${count} rondas`);
const claims = (count: number): string => (count === 1 ? "1 canto" : `${count} cantos`);
const challenges = (count: number): string => (count === 1 ? "1 duda" : `${count} dudas`);
const abs = (value: number): string => sayTenths(Math.abs(value));
const moreOrLess = (sum: number): string => (sum < 0 ? "menos" : "más");

export const figureWords: Words["figureWords"] = {
  title: "Estadísticas",
  titleOfOne: "Estadísticas de una persona",
  toPeople: "Toda la gente",
  retired: "ya no juega",
  guest: "de visita",
  noGames: "Aún no hay partidas contadas.",
  noGamesHint: "Jueguen una o registren un resultado.",
  left: (count) => `${count === 1 ? "Falta" : "Faltan"} ${games(count)} por contar`,
  reload: "Recargar",

  picks: { scope: "Cuándo", game: "Juego" },
  allTime: "Desde siempre",
  allGames: "Todos los juegos",
  range: (low, high) => `${low} a ${high}`,
  none: "–",
  of: (n) => `de ${n}`,
  countOf: (hits, n) => `${hits} de ${n}`,
  small: "muy poco para saberlo",
  about: "Toca un dato para ver qué significa.",
  sure: "Los márgenes son seguros al 95 % (Ojo: 90 %).",

  columns: {
    name: "Nombre",
    games: "Partidas",
    named: { losers: "Perdió", winners: "Ganó" },
    right: "Acierto",
    nerve: "Temple",
  },
  columnsHint: {
    right: "Acierto: qué parte de sus dudas acertó.",
    nerve: "Temple: 0 va a lo seguro, 1 se la juega toda.",
    small: "Entre paréntesis: muy poco para saberlo",
  },
  sortBy: (column) => `Ordenar por: ${column}`,
  named: {
    losers: (count, game) => `perdió ${times(count)} (${game})`,
    winners: (count, game) => `ganó ${times(count)} (${game})`,
  },
  total: (count, played) => `${games(count)}, ${rounds(played)}`,

  matrix: {
    title: "Quién atrapa a quién",
    how: "Dudas acertadas de cada fila ante cada columna. Entre paréntesis: muy poco para saberlo.",
    none: "Aún no hay dudas.",
    corner: "duda ↓ canta →",
    cell: (right, made) => `acertó ${right} de ${made}`,
    few: (right, made) => `acertó ${right} de ${made}, muy poco para saberlo`,
    never: "nunca",
    self: "la misma persona",
  },

  unlisted: {
    says: (who) => `${who} oculta sus estadísticas.`,
    hint: "Solo esa persona puede mostrarlas otra vez.",
  },

  top: {
    title: "¿Miente o tiene suerte?",
    short: {
      lies: {
        more: "Hace muchos faroles",
        less: "Juega a lo seguro",
        alike: "Hace tantos faroles como los demás",
        few: "¿Miente? Aún es pronto",
      },
      fortune: {
        good: "Con suerte",
        bad: "Sin suerte",
        even: "Ni buena ni mala suerte",
        few: "¿Suerte? Aún es pronto",
      },
      nemesis: (name) => `${name} es su némesis`,
      noNemesis: "Sin némesis",
    },
    lies: {
      more: (who, own, theirs) => `${who} hace más faroles que los demás (${own}, los demás ${theirs})`,
      less: (who, own, theirs) => `${who} hace menos faroles que los demás (${own}, los demás ${theirs})`,
      alike: (who, own, theirs) => `${who} hace tantos faroles como los demás (${own}, los demás ${theirs})`,
      few: "Aún es pronto para decirlo",
    },
    fortune: {
      good: (luck) => `Con suerte hasta ahora: ${luck} rondas ganadas, comparado con las probabilidades`,
      bad: (luck) => `Sin suerte hasta ahora: ${luck} rondas ganadas, comparado con las probabilidades`,
      even: (luck) => `Suerte más o menos pareja: ${luck} rondas ganadas, comparado con las probabilidades`,
      few: "Aún es pronto para hablar de suerte",
    },
  },

  all: "Todas las estadísticas",
  parts: {
    games: "Partidas",
    challenges: "Dudas",
    claims: "Cantos",
    luck: "Suerte y oficio",
    rivals: "Rivales",
    feats: "Lo mejor de siempre",
    time: "A lo largo de los años",
    timeHint: "Todas las partidas, sin filtros.",
  },

  figures: {
    games: {
      name: "Partidas",
      means: (who, n, played) => `${who} terminó ${games(n)} y jugó ${rounds(played)}.`,
    },
    washed: {
      name: "Perdió",
      means: (who, hits, n) => `${who} perdió ${hits} de ${games(n)}.`,
    },
    won: {
      name: "Ganó",
      means: (who, hits, n) => `${who} ganó ${hits} de ${games(n)}.`,
    },
    in_turn: {
      name: "Acierto en turno",
      means: (who, hits, n) => `${who} dudó en turno ${times(n)} y acertó ${times(hits)}.`,
    },
    out_of_turn: {
      name: "Acierto fuera de turno",
      means: (who, hits, n) => `${who} dudó fuera de turno ${times(n)} y acertó ${times(hits)}.`,
    },
    spot_on: {
      name: "«¡Justo!»",
      means: (who, hits, n) => `${who} dijo «¡Justo!» ${times(n)} y acertó ${times(hits)}.`,
    },
    caught: {
      name: "Falsos al dudar",
      means: (who, hits, n) =>
        `A ${who} le pusieron en duda ${claims(n)}; ${hits === 1 ? "1 era falso" : `${hits} eran falsos`}.`,
    },
    bluffs: {
      name: "Faroles",
      means: (who, hits, n) =>
        `${hits} de ${n === 1 ? "1 canto destapado" : `${n} cantos destapados`} de ${who} ${hits === 1 ? "era falso" : "eran falsos"}.`,
    },
    bluffs_caught: {
      name: "Faroles con duda",
      means: (who, hits, n) =>
        `Dudaron de ${hits} de ${n === 1 ? "1 farol conocido" : `${n} faroles conocidos`} de ${who}.`,
    },
    nerve: {
      name: "Temple",
      means: (who, often, n) =>
        `Los cantos de ${who} son verdad ${often} de cada 100 veces (${claims(n)}). Más temple, menos probables.`,
    },
    luck_claimer: {
      name: "Suerte si le dudan",
      means: (who, sum, deviation, n) =>
        `De ${n === 1 ? "1 canto puesto en duda" : `${n} cantos puestos en duda`} de ${who} fueron verdad ${abs(sum)} ${moreOrLess(sum)} de lo esperado. El azar solo mueve hasta ${abs(deviation)}.`,
    },
    luck_challenger: {
      name: "Suerte al dudar",
      means: (who, sum, deviation, n) =>
        `De ${challenges(n)} de ${who} acertó ${abs(sum)} ${moreOrLess(sum)} de lo esperado. El azar solo mueve hasta ${abs(deviation)}.`,
    },
    read: {
      name: "Ojo",
      means: (who, points, n) =>
        `En ${challenges(n)}, ${who} acertó ${Math.abs(points)} de cada 100 veces ${points < 0 ? "menos" : "más"} de lo que dan solas las probabilidades.`,
    },
    calibration: {
      name: "Puntería",
      means: (who, n) =>
        `${n === 1 ? "1 canto puesto en duda" : `${n} cantos puestos en duda`} de ${who}, por grupos según su probabilidad. En la diagonal: verdad tanto como se esperaba.`,
    },
    chip: {
      name: "Fichas",
      means: (who, net) => `${who} va en ${net} fichas en todas las partidas.`,
    },
    drink: {
      name: "Tragos",
      means: (who, net) => `Tragos para ${who} en la mesa: ${net}.`,
    },
    nemesis: {
      name: "Su pesadilla",
      means: (who, rival, right, made) =>
        `${rival} dudó de ${who} ${times(made)} y acertó ${times(right)}. Nadie lo hace mejor.`,
      few: (who) => `Nadie dudó aún de ${who} cinco veces.`,
      none: (who) => `Nadie que dudó de ${who} cinco veces acertó la mayoría.`,
    },
    victim: {
      name: "Su víctima favorita",
      means: (who, rival, right, made) =>
        `${who} dudó de ${rival} ${times(made)} y acertó ${times(right)}. Lo mejor contra alguien.`,
    },
    bluff: {
      name: "Mejor farol",
      means: (who, chance) => `El farol menos probable de ${who} que pasó: un canto del ${chance}.`,
    },
    bang: {
      name: "Duda más audaz que acertó",
      means: (who, chance) => `El acierto menos probable de ${who}: ${chance}.`,
    },
    dry: {
      name: "Sin perder",
      means: (who, now, longest) => `${who} lleva ${games(now)} sin perder; racha más larga ${longest}.`,
    },
    winning: {
      name: "Victorias seguidas",
      means: (who, now, longest) => `${who} ganó las últimas ${games(now)}; racha más larga ${longest}.`,
    },
    rating: {
      name: "Nivel",
      means: (who, mu, sigma, n) =>
        `${who} tiene nivel ${mu} tras ${games(n)}, más o menos ${sigma}. Todos empiezan en 25,0 ± 8,3.`,
    },
  },
  streak: (now, longest) => `ahora ${now}, la más larga ${longest}`,
  afterGames: (n) => `tras ${games(n)}`,
  against: (who) => `contra ${who}`,
  toPerson: (who) => `A ${who}`,
  toRound: (round, day) => `Ronda ${round}, ${day}`,

  pictures: {
    asTable: "Como tabla",
    month: "Mes",
    day: "Día",
    rating: "Nivel",
    plusMinus: "±",
    chance: "Probabilidad",
    claims: "Cantos",
    mean: "Probabilidad media",
    true: "Verdad",
    games: "Partidas",
    latest: (months) => `Últimos ${months} meses. La tabla los tiene todos.`,
    calibration: (who) =>
      `Cuántas veces fueron verdad los cantos puestos en duda de ${who}, según su probabilidad`,
    washed: (who, game) => `Cuántas veces perdió ${who}, mes a mes (${game})`,
    won: (who, game) => `Cuántas veces ganó ${who}, mes a mes (${game})`,
    chip: (who, game) => `Fichas que ganó o perdió ${who}, mes a mes (${game})`,
    drink: (who, game) => `Tragos de ${who}, mes a mes (${game})`,
    ratings: (who, game) => `El nivel de ${who}, con su margen (${game})`,
    legends: {
      washed: "Lleno: perdió. Contorno: partidas.",
      won: "Lleno: ganó. Contorno: partidas.",
      chip: "Arriba: ganadas. Abajo: perdidas.",
      drink: "Una barra por mes.",
      rating: "Línea: nivel. Banda: ±.",
      calibration: "Números: cantos. En la diagonal: tan probables como se esperaba. Hueco: menos de diez.",
    },
    columns: { washed: "Perdió", won: "Ganó", chip: "Fichas", drink: "Tragos" },
  },
};
