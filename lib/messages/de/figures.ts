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
  title: "Leute",
  titleOfOne: "Zahlen von jemandem",
  toPeople: "Zu allen",
  retired: "nicht mehr dabei",
  guest: "Gast",
  nobody: "Noch kein Spiel ist gezählt.",
  nobodyHint: "Spielt eins, oder schreibt auf, wer gespült hat: Dann stehen hier alle mit ihren Zahlen.",
  left: (count) => `Es wird noch gezählt: ${games(count)} ${count === 1 ? "fehlt" : "fehlen"} noch.`,
  reload: "Noch einmal schauen",

  picks: { scope: "Wann", game: "Spiel" },
  allTime: "Alle Zeiten",
  allGames: "Alle Spiele",
  range: (low, high) => `${low} bis ${high}`,
  none: "–",
  of: (n) => `von ${n}`,
  cameOf: (came, n) => `${came} von ${n}`,
  small: "zu wenig, um etwas zu sagen",
  about: "Tippe eine Zahl an, und sie sagt, was sie bedeutet.",
  sure: "Ein Bereich ist, wo der wahre Anteil in 95 von 100 Fällen liegt (beim Blick in 90 von 100).",

  columns: {
    name: "Name",
    games: "Spiele",
    named: { losers: "Verloren", winners: "Gewonnen" },
    right: "Richtig",
    nerve: "Mut",
  },
  columnsHint: {
    right: "Richtig: der Anteil der Zweifel, die richtig waren, an der Reihe oder nicht.",
    nerve: "Mut: wie gewagt angesagt wird, von 0 (sicher) bis 1 (hoffnungslos).",
    small: "Was in Klammern steht, ruht auf weniger als zehn: zu wenig, um etwas zu sagen.",
  },
  sortBy: (column) => `Ordnen nach: ${column}`,
  named: {
    losers: (count, game) => `${times(count)} verloren (${game})`,
    winners: (count, game) => `${times(count)} gewonnen (${game})`,
  },
  total: (count, played) => `${games(count)}, ${rounds(played)}`,

  matrix: {
    title: "Wer erwischt wen",
    how: "Jede Zeile ist jemand, der zweifelt, jede Spalte, wessen Ansage es war: wie viele der Zweifel richtig waren. Unter fünf Begegnungen ist es zu früh, etwas zu sagen.",
    none: "Noch niemand hat an jemandem gezweifelt.",
    corner: "zweifelt ↓ an ↗",
    cell: (right, made) => `${right} von ${made} richtig`,
    few: (right, made) => `${right} von ${made} richtig, zu wenig, um etwas zu sagen`,
    never: "nie",
    self: "dieselbe Person",
  },

  unlisted: {
    says: (who) => `${who} zeigt keine Zahlen.`,
    hint: "Wer aus der Statistik gegangen ist, kann nur selbst zurückkommen.",
  },

  top: {
    title: "Gelogen oder Glück gehabt?",
    both: (lies, luck) => `${lies}. ${luck}.`,
    lies: {
      more: (who, own, theirs) => `${who} blufft mehr als die anderen (${own}; die anderen ${theirs})`,
      less: (who, own, theirs) => `${who} blufft weniger als die anderen (${own}; die anderen ${theirs})`,
      alike: (who, own, theirs) =>
        `${who} blufft, soweit man sehen kann, nicht mehr und nicht weniger als die anderen (${own}; die anderen ${theirs})`,
      few: (who, n) =>
        `Ob ${who} mehr blufft als die anderen, lässt sich noch nicht sagen: Von ${claims(n)} ist die Wahrheit bekannt`,
      fewOthers: (who, own) =>
        `Ob ${who} mehr blufft als die anderen, lässt sich noch nicht sagen (${own}): Von ihnen ist zu wenig bekannt`,
    },
    rate: (share, range, n) => `${share} von ${n}, ${range}`,
    fortune: {
      good: (luck) => `Bisher mit Glück: ${luck}, mehr, als der Zufall sonst gibt`,
      bad: (luck) => `Bisher mit Pech: ${luck}, mehr, als der Zufall sonst nimmt`,
      even: (luck) => `Das Glück hielt sich die Waage: ${luck}, so viel macht der Zufall von allein`,
      few: (n) =>
        `Über das Glück lässt sich nach ${n === 1 ? "1 Zweifel" : `${n} Zweifeln`} noch nichts sagen`,
    },
  },

  parts: {
    games: "Spiele",
    challenges: "Zweifel",
    claims: "Ansagen",
    luck: "Glück und Können",
    rivals: "Gegner",
    feats: "Das Beste aller Zeiten",
    time: "Über die Jahre",
    timeHint: "Das ist von allen Spielen, was oben auch gewählt ist.",
  },

  figures: {
    games: {
      name: "Spiele",
      means: (who, n, played) =>
        `${who} saß bei ${gamesDative(n)} mit am Tisch, ${n === 1 ? "das" : "die"} zu Ende ${n === 1 ? "ist" : "sind"}, und spielte ${rounds(played)}.`,
      none: (who) => `${who} hat noch kein Spiel zu Ende gespielt.`,
    },
    washed: {
      name: "Verloren",
      means: (who, came, n) =>
        `${who} hat ${came} von ${gamesDative(n)} verloren. Wer am Ende gespült hat, steht auf der Seite der Gruppe.`,
      none: (who) => `${who} hat noch keins davon zu Ende gespielt.`,
    },
    won: {
      name: "Gewonnen",
      means: (who, came, n) => `${who} hat ${came} von ${gamesDative(n)} gewonnen.`,
      none: (who) => `${who} hat noch keins davon zu Ende gespielt.`,
    },
    in_turn: {
      name: "Richtig an der Reihe",
      means: (who, came, n) =>
        `${who} hat an der Reihe ${times(n)} gezweifelt, und ${times(came)} war die Ansage falsch.`,
      none: (who) => `${who} hat an der Reihe noch nie gezweifelt.`,
    },
    out_of_turn: {
      name: "Richtig außer der Reihe",
      means: (who, came, n) =>
        `${who} hat außer der Reihe ${times(n)} gezweifelt, und ${times(came)} war die Ansage falsch.`,
      none: (who) => `${who} hat außer der Reihe noch nie gezweifelt.`,
    },
    spot_on: {
      name: "„Genau!“",
      means: (who, came, n) => `${who} hat ${times(n)} „Genau!“ gerufen, und ${times(came)} stimmte es.`,
      none: (who) => `${who} hat noch nie „Genau!“ gerufen.`,
    },
    caught: {
      name: "Beim Lügen erwischt",
      means: (who, came, n) =>
        `An ${claims(n)} von ${who} wurde gezweifelt, und ${came} davon ${came === 1 ? "war" : "waren"} falsch.`,
      none: (who) => `Noch niemand hat an ${who} gezweifelt.`,
    },
    bluffs: {
      name: "Bluffs",
      means: (who, came, n) =>
        `Von ${claims(n)} von ${who} kam die Wahrheit heraus, und ${came} davon ${came === 1 ? "war" : "waren"} falsch.`,
      none: (who) => `Noch von keiner Ansage von ${who} kam die Wahrheit heraus.`,
    },
    bluffs_caught: {
      name: "Erwischte Bluffs",
      means: (who, came, n) =>
        `Von ${n === 1 ? "1 Bluff" : `${n} Bluffs`} von ${who}, ${n === 1 ? "der ans Licht kam, wurde" : "die ans Licht kamen, wurden"} ${came} angezweifelt.`,
      none: (who) => `Noch kein Bluff von ${who} kam ans Licht.`,
    },
    nerve: {
      name: "Mut",
      means: (who, often, n) =>
        `${who} wagt sich an Ansagen, die in ${often} von 100 Fällen wahr sind (${claims(n)}): je höher der Mut, desto unwahrscheinlicher.`,
      none: (who) => `${who} hat noch nichts angesagt.`,
    },
    luck_claimer: {
      name: "Glück beim Ansagen",
      means: (who, sum, deviation, n) =>
        `Von ${claims(n)} von ${who}, an ${n === 1 ? "der" : "denen"} gezweifelt wurde, ${Math.abs(sum) === 1 ? "war" : "waren"} ${abs(sum)} ${moreOrLess(sum)} wahr, als die Chancen sagten; der Zufall allein macht meist bis zu ${abs(deviation)} aus.`,
      none: (who) => `Noch niemand hat an ${who} gezweifelt.`,
    },
    luck_challenger: {
      name: "Glück beim Zweifeln",
      means: (who, sum, deviation, n) =>
        `Von ${n === 1 ? "1 Zweifel" : `${n} Zweifeln`} von ${who} waren ${abs(sum)} ${moreOrLess(sum)} richtig, als die Chancen sagten; der Zufall allein macht meist bis zu ${abs(deviation)} aus.`,
      none: (who) => `${who} hat noch nie gezweifelt.`,
    },
    read: {
      name: "Blick",
      means: (who, points, n) =>
        `Bei ${n === 1 ? "1 Zweifel" : `${n} Zweifeln`} lag ${who} in ${Math.abs(points)} von 100 Fällen ${points < 0 ? "seltener" : "öfter"} richtig, als die Chancen dieser Ansagen allein es gäben.`,
      none: (who) => `${who} hat noch nie gezweifelt.`,
    },
    calibration: {
      name: "Eichung",
      means: (who, n) =>
        `${n === 1 ? "1 angezweifelte Ansage" : `${n} angezweifelte Ansagen`} von ${who} nach ihrer Chance: Auf der Linie waren sie so oft wahr, wie die Chancen sagten.`,
      none: (who) => `An keiner Ansage von ${who} wurde bisher gezweifelt.`,
    },
    chip: {
      name: "Chips",
      means: (who, net) => `Alle Spiele von ${who} zusammen ergeben ${net} Chips.`,
    },
    drink: {
      name: "Getränke",
      means: (who, net) => `So viele Getränke gingen am Tisch an ${who}: ${net}.`,
    },
    nemesis: {
      name: "Angstgegner",
      means: (who, rival, right, made) =>
        `${rival} hat ${times(made)} an ${who} gezweifelt und lag ${times(right)} richtig: Niemand sonst liegt weiter vorn.`,
      few: (who) => `Noch niemand hat fünfmal an ${who} gezweifelt.`,
      none: (who) => `Niemand, der fünfmal an ${who} zweifelte, lag öfter richtig als falsch.`,
    },
    victim: {
      name: "Lieblingsopfer",
      means: (who, rival, right, made) =>
        `${who} hat ${times(made)} an ${rival} gezweifelt und lag ${times(right)} richtig: bei niemandem sonst öfter.`,
      few: (who) => `${who} hat noch an niemandem fünfmal gezweifelt.`,
      none: (who) => `Bei niemandem, an dem ${who} fünfmal zweifelte, war es öfter richtig als falsch.`,
    },
    bluff: {
      name: "Bester Bluff",
      means: (who, chance) =>
        `Die unwahrscheinlichste Ansage von ${who}, die falsch war und durchging: wahr bei ${chance} aller Würfe.`,
      none: (who) => `Von keinem Bluff von ${who} weiß man, dass er durchging.`,
    },
    bang: {
      name: "Kühnstes Bang",
      means: (who, chance) =>
        `Der Zweifel von ${who}, der gegen die schlechtesten Chancen richtig war: richtig bei ${chance} aller Würfe.`,
      none: (who) => `Noch kein Zweifel von ${who} war richtig.`,
    },
    dry: {
      name: "Ohne Niederlage",
      means: (who, now, longest) =>
        `${who} hat ${games(now)} hintereinander nicht verloren; am längsten waren es ${longest}.`,
    },
    winning: {
      name: "Siege in Folge",
      means: (who, now, longest) =>
        `${who} hat zuletzt ${games(now)} hintereinander gewonnen; am längsten waren es ${longest}.`,
    },
    rating: {
      name: "Wertung",
      means: (who, mu, sigma, n) =>
        `Nach ${gamesDative(n)} ist ${possessive(who)} Wertung ${mu}, in zwei von drei Fällen bis auf ${sigma} genau; alle beginnen bei 25,0 ± 8,3.`,
      none: (who) => `${who} hat hier noch keine Wertung.`,
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
    latest: (months) => `Die letzten ${months} Monate; in der Tabelle stehen alle.`,
    calibration: (who) => `Wie oft angezweifelte Ansagen von ${who} wahr waren, nach ihrer Chance`,
    washed: (who, game) => `Wie oft ${who} verloren hat, Monat für Monat (${game})`,
    won: (who, game) => `Wie oft ${who} gewonnen hat, Monat für Monat (${game})`,
    chip: (who, game) => `Chips, mit denen ${who} herauskam, Monat für Monat (${game})`,
    drink: (who, game) => `Getränke von ${who}, Monat für Monat (${game})`,
    ratings: (who, game) => `${possessive(who)} Wertung, und wie sicher sie ist (${game})`,
    legends: {
      washed: "Gefüllt: verloren. Umrandet: Spiele.",
      won: "Gefüllt: gewonnen. Umrandet: Spiele.",
      chip: "Über der Linie: gewonnen. Darunter: verloren.",
      drink: "Jeder Balken ist ein Monat.",
      rating: "Die Linie ist die Wertung, das Band das ±.",
      calibration:
        "Jeder Punkt ist ein Zehntel der Chancen mit seiner Zahl von Ansagen; auf der gestrichelten Linie waren sie so wahrscheinlich wie gedacht. Hohl: weniger als zehn.",
    },
    columns: { washed: "Verloren", won: "Gewonnen", chip: "Chips", drink: "Getränke" },
  },
};
