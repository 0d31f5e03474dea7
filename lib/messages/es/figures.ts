import type { WordsOf } from "../dictionary";
import { sayTenths } from "../figureNumbers";

type Words = WordsOf<"figures">;

const times = (count: number): string =>
  count === 1 ? "una vez" : count === 2 ? "dos veces" : `${count} veces`;
const games = (count: number): string => (count === 1 ? "1 partida" : `${count} partidas`);
const rounds = (count: number): string => (count === 1 ? "1 ronda" : `${count} rondas`);
const claims = (count: number): string => (count === 1 ? "1 canto" : `${count} cantos`);
const challenges = (count: number): string => (count === 1 ? "1 reto" : `${count} retos`);
const abs = (value: number): string => sayTenths(Math.abs(value));
const moreOrLess = (sum: number): string => (sum < 0 ? "menos" : "más");

export const figureWords: Words["figureWords"] = {
  title: "Gente",
  titleOfOne: "Las cifras de alguien",
  toPeople: "A todos",
  retired: "ya no juega",
  guest: "de visita",
  nobody: "Aún no se ha contado ninguna partida.",
  nobodyHint: "Jugad una, o apuntad quién lavó: entonces aquí están todos con sus cifras.",
  left: (count) => `Aún se está contando: ${count === 1 ? "falta" : "faltan"} ${games(count)}.`,
  reload: "Mirar otra vez",

  picks: { scope: "Cuándo", game: "Juego" },
  allTime: "Desde siempre",
  allGames: "Todos los juegos",
  range: (low, high) => `${low} a ${high}`,
  none: "–",
  of: (n) => `de ${n}`,
  cameOf: (came, n) => `${came} de ${n}`,
  small: "muy poco para saberlo",
  about: "Toca una cifra y dice qué significa.",
  sure: "Un margen es donde está la proporción verdadera en 95 casos de 100 (en el ojo, en 90 de 100).",

  columns: {
    name: "Nombre",
    games: "Partidas",
    named: { losers: "Perdió", winners: "Ganó" },
    right: "Acierto",
    nerve: "Temple",
  },
  columnsHint: {
    right: "Acierto: qué parte de sus retos era buena, en turno o no.",
    nerve: "Temple: cuánto se arriesga al cantar, de 0 (seguro) a 1 (imposible).",
    small: "Lo que va entre paréntesis se apoya en menos de diez: muy poco para saberlo.",
  },
  sortBy: (column) => `Ordenar por: ${column}`,
  named: {
    losers: (count, game) => `perdió ${times(count)} (${game})`,
    winners: (count, game) => `ganó ${times(count)} (${game})`,
  },
  total: (count, played) => `${games(count)}, ${rounds(played)}`,

  matrix: {
    title: "Quién pilla a quién",
    how: "Cada fila es quien reta, cada columna de quién era el canto: cuántos de los retos eran buenos. Con menos de cinco encuentros es pronto para saberlo.",
    none: "Nadie ha retado a nadie todavía.",
    corner: "reta ↓ a ↗",
    cell: (right, made) => `${right} de ${made} buenos`,
    few: (right, made) => `${right} de ${made} buenos, muy poco para saberlo`,
    never: "nunca",
    self: "la misma persona",
  },

  unlisted: {
    says: (who) => `${who} no muestra cifras.`,
    hint: "Quien ha salido de las estadísticas solo puede volver por su cuenta.",
  },

  top: {
    title: "¿Miente o tiene suerte?",
    both: (lies, luck) => `${lies}. ${luck}.`,
    lies: {
      more: (who, own, theirs) => `${who} se tira más faroles que los demás (${own}; ellos ${theirs})`,
      less: (who, own, theirs) => `${who} se tira menos faroles que los demás (${own}; ellos ${theirs})`,
      alike: (who, own, theirs) =>
        `Por lo que se ve, ${who} no se tira ni más ni menos faroles que los demás (${own}; ellos ${theirs})`,
      few: (who, n) =>
        `Aún no se sabe si ${who} se tira más faroles que los demás: se sabe la verdad de ${claims(n)}`,
      fewOthers: (who, own) =>
        `Aún no se sabe si ${who} se tira más faroles que los demás (${own}): de ellos se sabe muy poco`,
    },
    rate: (share, range, n) => `${share} de ${n}, ${range}`,
    fortune: {
      good: (luck) => `Hasta ahora con suerte: ${luck}, más de lo que suele dar el azar`,
      bad: (luck) => `Hasta ahora con mala suerte: ${luck}, más de lo que suele quitar el azar`,
      even: (luck) => `La suerte va pareja: ${luck}, lo que el azar suele hacer solo`,
      few: (n) => `De la suerte aún no se puede decir nada tras ${challenges(n)}`,
    },
  },

  parts: {
    games: "Partidas",
    challenges: "Retos",
    claims: "Cantos",
    luck: "Suerte y oficio",
    rivals: "Rivales",
    feats: "Lo mejor de siempre",
    time: "A lo largo de los años",
    timeHint: "Esto es de todas las partidas, elijas lo que elijas arriba.",
  },

  figures: {
    games: {
      name: "Partidas",
      means: (who, n, played) =>
        `${who} estuvo en ${games(n)} que ya ${n === 1 ? "terminó" : "terminaron"}, y jugó ${rounds(played)}.`,
      none: (who) => `${who} no ha terminado ninguna partida todavía.`,
    },
    washed: {
      name: "Perdió",
      means: (who, came, n) =>
        `${who} perdió ${came} de ${games(n)}. Quién lavó al final está en la página del grupo.`,
      none: (who) => `${who} no ha terminado ninguna todavía.`,
    },
    won: {
      name: "Ganó",
      means: (who, came, n) => `${who} ganó ${came} de ${games(n)}.`,
      none: (who) => `${who} no ha terminado ninguna todavía.`,
    },
    in_turn: {
      name: "Acierto en turno",
      means: (who, came, n) => `${who} retó en su turno ${times(n)}, y el canto era falso ${times(came)}.`,
      none: (who) => `${who} no ha retado a nadie en su turno todavía.`,
    },
    out_of_turn: {
      name: "Acierto fuera de turno",
      means: (who, came, n) => `${who} retó fuera de turno ${times(n)}, y el canto era falso ${times(came)}.`,
      none: (who) => `${who} no ha retado a nadie fuera de turno todavía.`,
    },
    spot_on: {
      name: "«¡Justo!»",
      means: (who, came, n) => `${who} dijo «¡Justo!» ${times(n)}, y así era ${times(came)}.`,
      none: (who) => `${who} no ha dicho nunca «¡Justo!».`,
    },
    caught: {
      name: "Le pillaron mintiendo",
      means: (who, came, n) =>
        `A ${who} le retaron ${claims(n)}, y ${came} ${came === 1 ? "era falso" : "eran falsos"}.`,
      none: (who) => `Nadie ha retado a ${who} todavía.`,
    },
    bluffs: {
      name: "Faroles",
      means: (who, came, n) =>
        `De ${who} se supo la verdad de ${claims(n)}, y ${came} ${came === 1 ? "era falso" : "eran falsos"}.`,
      none: (who) => `De ${who} no se ha sabido la verdad de ningún canto todavía.`,
    },
    bluffs_caught: {
      name: "Faroles pillados",
      means: (who, came, n) =>
        `De ${n === 1 ? "1 farol" : `${n} faroles`} de ${who} que ${n === 1 ? "salió" : "salieron"} a la luz, ${came} ${came === 1 ? "fue retado" : "fueron retados"}.`,
      none: (who) => `Ningún farol de ${who} ha salido a la luz todavía.`,
    },
    nerve: {
      name: "Temple",
      means: (who, often, n) =>
        `${who} se atreve con cantos que son verdad ${often} de cada 100 veces, en ${claims(n)}: cuanto más temple, menos probables.`,
      none: (who) => `${who} no ha cantado nada todavía.`,
    },
    luck_claimer: {
      name: "Suerte al ser retado",
      means: (who, sum, deviation, n) =>
        `De ${n === 1 ? "1 canto retado" : `${n} cantos retados`} de ${who}, fueron verdad ${abs(sum)} ${moreOrLess(sum)} de lo que decían las probabilidades; el azar solo suele mover hasta ${abs(deviation)}.`,
      none: (who) => `Nadie ha retado a ${who} todavía.`,
    },
    luck_challenger: {
      name: "Suerte al retar",
      means: (who, sum, deviation, n) =>
        `De ${challenges(n)} de ${who}, fueron buenos ${abs(sum)} ${moreOrLess(sum)} de lo que decían las probabilidades; el azar solo suele mover hasta ${abs(deviation)}.`,
      none: (who) => `${who} no ha retado a nadie todavía.`,
    },
    read: {
      name: "Ojo",
      means: (who, points, n) =>
        `En ${challenges(n)}, ${who} acertó ${Math.abs(points)} de cada 100 veces ${points < 0 ? "menos" : "más"} de lo que darían solas las probabilidades de esos cantos.`,
      none: (who) => `${who} no ha retado a nadie todavía.`,
    },
    calibration: {
      name: "Puntería",
      means: (who, n) =>
        `${n === 1 ? "1 canto retado" : `${n} cantos retados`} de ${who} según su probabilidad: en la línea fueron verdad tantas veces como ella decía.`,
      none: (who) => `Nadie ha retado un canto de ${who} todavía.`,
    },
    chip: {
      name: "Fichas",
      means: (who, net) => `Todas las partidas de ${who} juntas suman ${net} fichas.`,
    },
    drink: {
      name: "Tragos",
      means: (who, net) => `Tantos tragos tocaron a ${who} en la mesa: ${net}.`,
    },
    nemesis: {
      name: "Su pesadilla",
      means: (who, rival, right, made) =>
        `${rival} retó a ${who} ${times(made)} y acertó ${times(right)}: nadie le saca más ventaja.`,
      few: (who) => `Nadie ha retado a ${who} cinco veces todavía.`,
      none: (who) => `Nadie que retara a ${who} cinco veces acertó más de lo que falló.`,
    },
    victim: {
      name: "Su víctima favorita",
      means: (who, rival, right, made) =>
        `${who} retó a ${rival} ${times(made)} y acertó ${times(right)}: con nadie más tanto.`,
      few: (who) => `${who} no ha retado a nadie cinco veces todavía.`,
      none: (who) => `Con nadie a quien retara cinco veces acertó ${who} más de lo que falló.`,
    },
    bluff: {
      name: "Mejor farol",
      means: (who, chance) =>
        `El canto menos probable de ${who} que era falso y coló: verdad en ${chance} de todas las tiradas.`,
      none: (who) => `No se sabe de ningún farol de ${who} que colara.`,
    },
    bang: {
      name: "Bang más audaz",
      means: (who, chance) =>
        `El reto de ${who} que acertó con menos probabilidad: bueno en ${chance} de todas las tiradas.`,
      none: (who) => `Ningún reto de ${who} ha sido bueno todavía.`,
    },
    dry: {
      name: "Sin perder",
      means: (who, now, longest) =>
        `${who} lleva ${games(now)} seguidas sin perder; la racha más larga fue de ${longest}.`,
    },
    winning: {
      name: "Victorias seguidas",
      means: (who, now, longest) =>
        `${who} lleva ${games(now)} seguidas ganando; la racha más larga fue de ${longest}.`,
    },
    rating: {
      name: "Nivel",
      means: (who, mu, sigma, n) =>
        `Tras ${games(n)} el nivel de ${who} es ${mu}, y dos de cada tres veces no se aparta más de ${sigma}; todos empiezan en 25,0 ± 8,3.`,
      none: (who) => `${who} no tiene nivel aquí todavía.`,
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
    latest: (months) => `Los últimos ${months} meses; en la tabla están todos.`,
    calibration: (who) => `Cuántas veces fueron verdad los cantos retados de ${who}, según su probabilidad`,
    washed: (who, game) => `Cuántas veces perdió ${who}, mes a mes (${game})`,
    won: (who, game) => `Cuántas veces ganó ${who}, mes a mes (${game})`,
    chip: (who, game) => `Fichas con las que salió ${who}, mes a mes (${game})`,
    drink: (who, game) => `Tragos de ${who}, mes a mes (${game})`,
    ratings: (who, game) => `El nivel de ${who}, y cuánto se sabe de él (${game})`,
    legends: {
      washed: "Lleno: perdió. Contorno: partidas.",
      won: "Lleno: ganó. Contorno: partidas.",
      chip: "Sobre la línea: ganadas. Debajo: perdidas.",
      drink: "Cada barra es un mes.",
      rating: "La línea es el nivel, la banda el ±.",
      calibration:
        "Cada punto es una décima de las probabilidades, con su número de cantos; en la línea de trazos fueron tan probables como se decía. Hueco: menos de diez.",
    },
    columns: { washed: "Perdió", won: "Ganó", chip: "Fichas", drink: "Tragos" },
  },
};
