import type { WordsOf } from "../dictionary";
import { sayTenths } from "../figureNumbers";
import { possessive } from "./anyPage";

type Words = WordsOf<"figures">;

const times = (count: number): string => (count === 1 ? "einmal" : count === 2 ? "zweimal" : `${count} Mal`);
const games = (count: number): string => (count === 1 ? "1 Spiel" : `${count} Spiele`);
const gamesDative = (count: number): string => (count === 1 ? "1 Spiel" : `${count} Spielen`);
const rounds = (count: number): string => (count === 1 ? "1 Runde" : `${count} Runden`);
const claims = (count: number): string => (count === 1 ? "1 Ansage" : `${count} Ansagen`);
const abs = (value: number): string => sayTenths(Math.abs(value));
const moreOrLess = (sum: number): string => (sum < 0 ? "weniger" : "mehr");

export const figureWords: Words["figureWords"] = {
  title: "Statistik",
  titleOfOne: "Statistik einer Person",
  toPeople: "Alle Leute",
  retired: "nicht mehr dabei",
  guest: "Gast",
  noGames: "Noch keine Spiele gezählt.",
  noGamesHint: "Spielt eins oder tragt ein Ergebnis ein.",
  left: (count) => `Noch ${games(count)} zu zählen`,
  reload: "Neu laden",

  picks: { scope: "Wann", game: "Spiel" },
  allTime: "Seit Beginn",
  allGames: "Alle Spiele",
  range: (low, high) => `${low} bis ${high}`,
  none: "–",
  of: (n) => `von ${n}`,
  countOf: (hits, n) => `${hits} von ${n}`,
  small: "zu wenig für ein Urteil",
  about: "Tippe eine Zahl an, um zu sehen, was sie bedeutet.",
  sure: "Bereiche sind zu 95 % sicher (Blick: 90 %).",

  columns: {
    name: "Name",
    games: "Spiele",
    named: { losers: "Verloren", winners: "Gewonnen" },
    right: "Richtig",
    nerve: "Mut",
  },
  columnsHint: {
    right: "Richtig: Anteil der Zweifel, die stimmten.",
    nerve: "Mut: 0 geht auf Nummer sicher, 1 setzt alles auf eine Karte.",
    small: "In Klammern: zu wenig für ein Urteil",
  },
  sortBy: (column) => `Sortieren nach: ${column}`,
  named: {
    losers: (count, game) => `${times(count)} verloren (${game})`,
    winners: (count, game) => `${times(count)} gewonnen (${game})`,
  },
  total: (count, played) => `${games(count)}, ${rounds(played)}`,

  matrix: {
    title: "Wer erwischt wen",
    how: "Richtige Zweifel jeder Zeile an jeder Spalte. In Klammern: zu wenig für ein Urteil.",
    none: "Noch keine Zweifel.",
    corner: "zweifelt ↓ sagt an →",
    cell: (right, made) => `${right} von ${made} richtig`,
    few: (right, made) => `${right} von ${made} richtig, zu wenig für ein Urteil`,
    never: "nie",
    self: "dieselbe Person",
  },

  unlisted: {
    says: (who) => `${who} verbirgt die eigene Statistik.`,
    hint: "Nur diese Person kann sie wieder zeigen.",
  },

  top: {
    title: "Gelogen oder Glück gehabt?",
    short: {
      lies: {
        more: "Blufft viel",
        less: "Geht auf Nummer sicher",
        alike: "Blufft wie alle anderen",
        few: "Lüge? Noch zu früh",
      },
      fortune: {
        good: "Glück gehabt",
        bad: "Pech gehabt",
        even: "Weder Glück noch Pech",
        few: "Glück? Noch zu früh",
      },
      nemesis: (name) => `${name} ist der Angstgegner`,
      noNemesis: "Kein Angstgegner",
    },
    lies: {
      more: (who, own, theirs) => `${who} blufft mehr als alle anderen (${own}, die anderen ${theirs})`,
      less: (who, own, theirs) => `${who} blufft weniger als alle anderen (${own}, die anderen ${theirs})`,
      alike: (who, own, theirs) => `${who} blufft wie alle anderen (${own}, die anderen ${theirs})`,
      few: "Noch zu früh für ein Urteil",
    },
    fortune: {
      good: (luck) => `Bisher Glück: ${luck} gewonnene Runden, gemessen an der Chance`,
      bad: (luck) => `Bisher Pech: ${luck} gewonnene Runden, gemessen an der Chance`,
      even: (luck) => `Glück etwa ausgeglichen: ${luck} gewonnene Runden, gemessen an der Chance`,
      few: "Für Glück ist es noch zu früh",
    },
  },

  all: "Alle Statistiken",
  parts: {
    games: "Spiele",
    challenges: "Zweifel",
    claims: "Ansagen",
    luck: "Glück und Können",
    rivals: "Gegner",
    feats: "Beste aller Zeiten",
    time: "Über die Jahre",
    timeHint: "Alle Spiele, ohne Filter.",
  },

  figures: {
    games: {
      name: "Spiele",
      means: (who, n, played) =>
        `${who} hat ${games(n)} zu Ende gespielt, mit ${played === 1 ? "1 Runde" : `${played} Runden`}.`,
    },
    washed: {
      name: "Verloren",
      means: (who, hits, n) => `${who} hat ${hits} von ${gamesDative(n)} verloren.`,
    },
    won: {
      name: "Gewonnen",
      means: (who, hits, n) => `${who} hat ${hits} von ${gamesDative(n)} gewonnen.`,
    },
    in_turn: {
      name: "Richtig in der Reihe",
      means: (who, hits, n) =>
        `${who} hat in der Reihe ${times(n)} gezweifelt und lag ${times(hits)} richtig.`,
    },
    out_of_turn: {
      name: "Richtig außer der Reihe",
      means: (who, hits, n) =>
        `${who} hat außer der Reihe ${times(n)} gezweifelt und lag ${times(hits)} richtig.`,
    },
    spot_on: {
      name: "„Genau!“",
      means: (who, hits, n) => `${who} hat ${times(n)} „Genau!“ gerufen und lag ${times(hits)} richtig.`,
    },
    caught: {
      name: "Falsch, wenn angezweifelt",
      means: (who, hits, n) =>
        `${claims(n)} von ${who} wurde${n === 1 ? "" : "n"} angezweifelt; falsch: ${hits}.`,
    },
    bluffs: {
      name: "Bluffs",
      means: (who, hits, n) =>
        `Falsch: ${hits} von ${n === 1 ? "1 aufgedeckten Ansage" : `${n} aufgedeckten Ansagen`} von ${who}.`,
    },
    bluffs_caught: {
      name: "Angezweifelte Bluffs",
      means: (who, hits, n) =>
        `Angezweifelt: ${hits} von ${n === 1 ? "1 bekannten Bluff" : `${n} bekannten Bluffs`} von ${who}.`,
    },
    nerve: {
      name: "Mut",
      means: (who, often, n) =>
        `Ansagen von ${who} sind in ${often} von 100 Fällen wahr (${claims(n)}). Mehr Mut, weniger wahrscheinlich.`,
    },
    luck_claimer: {
      name: "Glück beim Ansagen",
      means: (who, sum, deviation, n) =>
        `Von ${n === 1 ? "1 angezweifelten Ansage" : `${n} angezweifelten Ansagen`} von ${who} stimmten ${abs(sum)} ${moreOrLess(sum)} als erwartet. Der Zufall allein macht bis zu ${abs(deviation)} aus.`,
    },
    luck_challenger: {
      name: "Glück beim Zweifeln",
      means: (who, sum, deviation, n) =>
        `Von ${n === 1 ? "1 Zweifel" : `${n} Zweifeln`} von ${who} waren ${abs(sum)} ${moreOrLess(sum)} richtig als erwartet. Der Zufall allein macht bis zu ${abs(deviation)} aus.`,
    },
    read: {
      name: "Blick",
      means: (who, points, n) =>
        `Bei ${n === 1 ? "1 Zweifel" : `${n} Zweifeln`} lag ${who} in ${Math.abs(points)} von 100 Fällen ${points < 0 ? "seltener" : "öfter"} richtig, als die Chancen allein ergeben.`,
    },
    calibration: {
      name: "Eichung",
      means: (who, n) =>
        `${n === 1 ? "1 angezweifelte Ansage" : `${n} angezweifelte Ansagen`} von ${who}, nach ihrer Chance gruppiert. Auf der Diagonale: so oft wahr wie erwartet.`,
    },
    chip: {
      name: "Chips",
      means: (who, net) => `${who} steht über alle Spiele bei ${net} Chips.`,
    },
    drink: {
      name: "Getränke",
      means: (who, net) => `Getränke für ${who} am Tisch: ${net}.`,
    },
    nemesis: {
      name: "Angstgegner",
      means: (who, rival, right, made) =>
        `${rival} hat ${times(made)} an ${who} gezweifelt und lag ${times(right)} richtig. Niemand ist besser.`,
      few: (who) => `Noch niemand hat fünfmal an ${who} gezweifelt.`,
      none: (who) => `Niemand, der fünfmal an ${who} gezweifelt hat, lag meist richtig.`,
    },
    victim: {
      name: "Lieblingsopfer",
      means: (who, rival, right, made) =>
        `${who} hat ${times(made)} an ${rival} gezweifelt und lag ${times(right)} richtig. Bestes Ergebnis gegen jemanden.`,
    },
    bluff: {
      name: "Bester Bluff",
      means: (who, chance) =>
        `Der unwahrscheinlichste Bluff von ${who}, der durchgegangen ist: eine Ansage mit ${chance} Chance.`,
    },
    bang: {
      name: "Kühnster richtiger Ruf",
      means: (who, chance) => `Die schlechteste Chance, mit der ${who} richtig lag: ${chance}.`,
    },
    dry: {
      name: "Ohne Niederlage",
      means: (who, now, longest) =>
        `${who} hat seit ${gamesDative(now)} nicht verloren; längste Serie ${longest}.`,
    },
    winning: {
      name: "Siege in Folge",
      means: (who, now, longest) => `${who} hat zuletzt ${games(now)} gewonnen; längste Serie ${longest}.`,
    },
    rating: {
      name: "Wertung",
      means: (who, mu, sigma, n) =>
        `${who} hat nach ${gamesDative(n)} die Wertung ${mu}, plus oder minus ${sigma}. Alle beginnen bei 25,0 ± 8,3.`,
    },
  },
  streak: (now, longest) => `jetzt ${now}, längstens ${longest}`,
  afterGames: (n) => `nach ${gamesDative(n)}`,
  against: (who) => `gegen ${who}`,
  toPerson: (who) => `Zu ${who}`,
  toRound: (round, day) => `Runde ${round}, ${day}`,

  pictures: {
    asTable: "Als Tabelle",
    month: "Monat",
    day: "Tag",
    rating: "Wertung",
    plusMinus: "±",
    chance: "Chance",
    claims: "Ansagen",
    mean: "Mittlere Chance",
    true: "Wahr",
    games: "Spiele",
    latest: (months) => `Letzte ${months} Monate. Die Tabelle hat alle.`,
    calibration: (who) => `Wie oft angezweifelte Ansagen von ${who} wahr waren, nach ihrer Chance`,
    washed: (who, game) => `Wie oft ${who} verloren hat, Monat für Monat (${game})`,
    won: (who, game) => `Wie oft ${who} gewonnen hat, Monat für Monat (${game})`,
    chip: (who, game) => `Chips, die ${who} gewonnen oder verloren hat, Monat für Monat (${game})`,
    drink: (who, game) => `Getränke von ${who}, Monat für Monat (${game})`,
    ratings: (who, game) => `${possessive(who)} Wertung, mit ihrem Bereich (${game})`,
    legends: {
      washed: "Gefüllt: verloren. Umrandet: Spiele.",
      won: "Gefüllt: gewonnen. Umrandet: Spiele.",
      chip: "Nach oben: gewonnen. Nach unten: verloren.",
      drink: "Ein Balken pro Monat.",
      rating: "Linie: Wertung. Band: ±.",
      calibration: "Zahlen: Ansagen. Auf der Diagonale: so wahrscheinlich wie erwartet. Hohl: unter zehn.",
    },
    columns: { washed: "Verloren", won: "Gewonnen", chip: "Chips", drink: "Getränke" },
  },
};
