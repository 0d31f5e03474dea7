import { possessive } from "./anyPage";
import { sayTenths } from "./figureNumbers";
import { translated } from "./translated";

const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
const games = (count: number): string => (count === 1 ? "1 game" : `${count} games`);
const moreOrLess = (sum: number): string => (sum < 0 ? "less" : "more");
const abs = (value: number): string => sayTenths(Math.abs(value));

/** What the pages of a group's people say. */
export const figureWords = translated("figures", "figureWords", {
  title: "People",
  titleOfOne: "One person’s figures",
  toPeople: "To everybody",
  retired: "retired",
  guest: "guest",
  nobody: "No game has been counted yet.",
  nobodyHint: "Play a game, or write down who washed: everybody’s figures are here then.",
  left: (count: number) => `Still counting: ${games(count)} to go.`,
  reload: "Look again",

  picks: { scope: "When", game: "Game" },
  allTime: "All time",
  allGames: "All games",
  range: (low: string, high: string) => `${low} to ${high}`,
  none: "–",
  of: (n: number) => `of ${n}`,
  cameOf: (came: number, n: number) => `${came} of ${n}`,
  small: "too few to tell",
  about: "Tap a figure, and it says what it means.",
  sure: "A range is where the true share lies with 95 in 100 (for the read, 90 in 100).",

  /** The columns of the list, and what it is sorted by. */
  columns: {
    name: "Name",
    games: "Games",
    named: { losers: "Lost", winners: "Won" },
    right: "Right",
    nerve: "Nerve",
  },
  columnsHint: {
    right: "Right: the share of doubts that were right, in turn or not.",
    nerve: "Nerve: how far out claims go, from 0 (safe) to 1 (hopeless).",
    small: "Figures in brackets rest on fewer than ten: too few to tell.",
  },
  sortBy: (column: string) => `Sort by ${column}`,
  named: {
    losers: (count: number, game: string) => `lost ${times(count)} (${game})`,
    winners: (count: number, game: string) => `won ${times(count)} (${game})`,
  },
  total: (count: number, rounds: number) =>
    `${games(count)}, ${rounds === 1 ? "1 round" : `${rounds} rounds`}`,

  matrix: {
    title: "Who catches whom",
    how: "Each row is somebody who challenges, each column whose claim it was: how many of the challenges were right. Below five meetings it is too early to tell.",
    none: "Nobody has challenged anybody yet.",
    corner: "challenges ↓ of ↗",
    cell: (right: number, made: number) => `${right} of ${made} right`,
    few: (right: number, made: number) => `${right} of ${made} right, too few to tell`,
    never: "never",
    self: "the same person",
  },

  unlisted: {
    says: (who: string) => `${who} shows no figures.`,
    hint: "They have left the statistics. Only they themselves can come back.",
  },

  top: {
    title: "A liar, or lucky?",
    /** Two sentences, each of one of these. */
    both: (lies: string, luck: string) => `${lies}. ${luck}.`,
    lies: {
      more: (who: string, own: string, theirs: string) =>
        `${who} bluffs more than the others (${own}; they ${theirs})`,
      less: (who: string, own: string, theirs: string) =>
        `${who} bluffs less than the others (${own}; they ${theirs})`,
      alike: (who: string, own: string, theirs: string) =>
        `${who} bluffs no more and no less than the others, as far as can be told (${own}; they ${theirs})`,
      few: (who: string, n: number) =>
        `Too early to tell whether ${who} bluffs more than the others: the truth of ${n === 1 ? "1 claim" : `${n} claims`} is known`,
      fewOthers: (who: string, own: string) =>
        `Too early to tell whether ${who} bluffs more than the others (${own}): too little is known of theirs`,
    },
    rate: (share: string, range: string, n: number) => `${share} of ${n}, ${range}`,
    fortune: {
      good: (luck: string) => `Lucky so far: ${luck}, more than chance usually gives`,
      bad: (luck: string) => `Unlucky so far: ${luck}, more than chance usually takes`,
      even: (luck: string) => `Luck has been even: ${luck}, within what chance usually does`,
      few: (n: number) =>
        `Too early to tell about luck, after ${n === 1 ? "1 challenge" : `${n} challenges`}`,
    },
  },

  parts: {
    games: "Games",
    challenges: "Challenges",
    claims: "Claims",
    luck: "Luck and skill",
    rivals: "Rivals",
    feats: "Best of all time",
    time: "Over the years",
    timeHint: "These are of all games, whatever is chosen above.",
  },

  /** Each figure: what it is called, and in one sentence what it means for somebody. `none`: where it rests on nothing. */
  figures: {
    games: {
      name: "Games",
      means: (who: string, n: number, rounds: number) =>
        `${who} sat at ${games(n)} that ${n === 1 ? "is" : "are"} over, and played ${rounds === 1 ? "1 round" : `${rounds} rounds`}.`,
      none: (who: string) => `${who} has finished no game yet.`,
    },
    washed: {
      name: "Lost",
      means: (who: string, came: number, n: number) =>
        `${who} lost ${came} of ${games(n)}. Who washed in the end is on the group’s page.`,
      none: (who: string) => `${who} has finished no game of it yet.`,
    },
    won: {
      name: "Won",
      means: (who: string, came: number, n: number) => `${who} won ${came} of ${games(n)}.`,
      none: (who: string) => `${who} has finished no game of it yet.`,
    },
    in_turn: {
      name: "Right in turn",
      means: (who: string, came: number, n: number) =>
        `${who} challenged the claim before their own turn ${times(n)}, and it was false ${times(came)}.`,
      none: (who: string) => `${who} has doubted nobody in turn yet.`,
    },
    out_of_turn: {
      name: "Right out of turn",
      means: (who: string, came: number, n: number) =>
        `${who} challenged out of turn ${times(n)}, and the claim was false ${times(came)}.`,
      none: (who: string) => `${who} has doubted nobody out of turn yet.`,
    },
    spot_on: {
      name: "Spot-on",
      means: (who: string, came: number, n: number) =>
        `${who} said “exactly” ${times(n)}, and it was so ${times(came)}.`,
      none: (who: string) => `${who} has never said “exactly”.`,
    },
    caught: {
      name: "Caught lying",
      means: (who: string, came: number, n: number) =>
        `${n === 1 ? "1 claim" : `${n} claims`} of ${possessive(who)} ${n === 1 ? "was" : "were"} challenged, and ${came} of them false.`,
      none: (who: string) => `Nobody has challenged ${who} yet.`,
    },
    bluffs: {
      name: "Bluff rate",
      means: (who: string, came: number, n: number) =>
        `The truth of ${n === 1 ? "1 claim" : `${n} claims`} of ${possessive(who)} came out, and ${came} of them ${came === 1 ? "was" : "were"} false.`,
      none: (who: string) => `The truth of no claim of ${possessive(who)} has come out yet.`,
    },
    bluffs_caught: {
      name: "Bluffs caught",
      means: (who: string, came: number, n: number) =>
        `Of ${n === 1 ? "1 bluff" : `${n} bluffs`} of ${possessive(who)} that came to light, ${came} ${came === 1 ? "was" : "were"} challenged.`,
      none: (who: string) => `No bluff of ${possessive(who)} has come to light yet.`,
    },
    nerve: {
      name: "Nerve",
      /** `often`: in how many of a hundred such claims are true. */
      means: (who: string, often: number, n: number) =>
        `${who} goes out on claims that are true ${often} times in 100, over ${n === 1 ? "1 claim" : `${n} claims`}: the higher the nerve, the less likely they are.`,
      none: (who: string) => `${who} has made no claim yet.`,
    },
    luck_claimer: {
      name: "Luck when challenged",
      means: (who: string, sum: number, deviation: number, n: number) =>
        `Of ${n === 1 ? "1 challenged claim" : `${n} challenged claims`} of ${possessive(who)}, ${abs(sum)} ${moreOrLess(sum)} were true than the chances said; chance alone usually does up to ${abs(deviation)}.`,
      none: (who: string) => `Nobody has challenged ${who} yet.`,
    },
    luck_challenger: {
      name: "Luck when challenging",
      means: (who: string, sum: number, deviation: number, n: number) =>
        `Of ${n === 1 ? "1 challenge" : `${n} challenges`} of ${possessive(who)}, ${abs(sum)} ${moreOrLess(sum)} were right than the chances said; chance alone usually does up to ${abs(deviation)}.`,
      none: (who: string) => `${who} has challenged nobody yet.`,
    },
    read: {
      name: "Read",
      /** `points`: of a hundred, below 0 for less often. */
      means: (who: string, points: number, n: number) =>
        `Over ${n === 1 ? "1 doubt" : `${n} doubts`}, ${who} was right ${Math.abs(points)} times in 100 ${points < 0 ? "less" : "more"} often than the chances of those claims alone would give.`,
      none: (who: string) => `${who} has doubted nobody yet.`,
    },
    calibration: {
      name: "Calibration",
      means: (who: string, n: number) =>
        `${n === 1 ? "1 doubted claim" : `${n} doubted claims`} of ${possessive(who)} by how likely they were: on the line they were true as often as the chances said.`,
      none: (who: string) => `No claim of ${possessive(who)} has been doubted yet.`,
    },
    chip: {
      name: "Chips",
      means: (who: string, net: string) => `All of ${possessive(who)} games together come to ${net} chips.`,
    },
    drink: {
      name: "Drinks",
      means: (who: string, net: string) => `So many drinks were handed to ${who} at the table: ${net}.`,
    },
    nemesis: {
      name: "Nemesis",
      means: (who: string, rival: string, right: number, made: number) =>
        `${rival} challenged ${who} ${times(made)} and was right ${times(right)}: nobody else is further ahead.`,
      few: (who: string) => `Nobody has challenged ${who} five times yet.`,
      none: (who: string) => `Nobody who challenged ${who} five times was right more often than wrong.`,
    },
    victim: {
      name: "Favourite victim",
      means: (who: string, rival: string, right: number, made: number) =>
        `${who} challenged ${rival} ${times(made)} and was right ${times(right)}: against nobody else more.`,
      few: (who: string) => `${who} has challenged nobody five times yet.`,
      none: (who: string) => `Against nobody challenged five times was ${who} right more often than wrong.`,
    },
    bluff: {
      name: "Best bluff",
      means: (who: string, chance: string) =>
        `The least likely claim of ${possessive(who)} that was false and went through: true in ${chance} of all rolls.`,
      none: (who: string) => `No bluff of ${possessive(who)} is known to have gone through.`,
    },
    bang: {
      name: "Boldest bang",
      means: (who: string, chance: string) =>
        `The challenge of ${possessive(who)} that was right against the longest odds: right in ${chance} of all rolls.`,
      none: (who: string) => `No challenge of ${possessive(who)} has been right yet.`,
    },
    dry: {
      name: "Without losing",
      means: (who: string, now: number, longest: number) =>
        `${who} has finished ${games(now)} in a row without losing; the longest run was ${longest}.`,
    },
    winning: {
      name: "Wins in a row",
      means: (who: string, now: number, longest: number) =>
        `${who} has won the last ${games(now)}; the longest run was ${longest}.`,
    },
    rating: {
      name: "Rating",
      means: (who: string, mu: string, sigma: string, n: number) =>
        `After ${games(n)} ${possessive(who)} rating is ${mu}, and two times in three within ${sigma} of the truth; everybody begins at 25.0 ± 8.3.`,
      none: (who: string) => `${who} has no rating here yet.`,
    },
  },
  streak: (now: number, longest: number) => `now ${now}, longest ${longest}`,
  afterGames: (n: number) => `after ${games(n)}`,
  against: (who: string) => `against ${who}`,
  toPerson: (who: string) => `To ${who}`,
  toRound: (round: number, day: string) => `Round ${round}, ${day}`,

  pictures: {
    asTable: "As a table",
    month: "Month",
    day: "Day",
    rating: "Rating",
    plusMinus: "±",
    chance: "Chance",
    claims: "Claims",
    mean: "Mean chance",
    true: "True",
    games: "Games",
    latest: (months: number) => `The last ${months} months; the table has all of them.`,
    calibration: (who: string) => `How often ${possessive(who)} doubted claims were true, by their chance`,
    washed: (who: string, game: string) => `How often ${who} lost at ${game}, by month`,
    won: (who: string, game: string) => `How often ${who} won ${game}, by month`,
    chip: (who: string, game: string) => `Chips ${who} came out with in ${game}, by month`,
    drink: (who: string, game: string) => `Drinks ${who} had in ${game}, by month`,
    ratings: (who: string, game: string) => `${possessive(who)} rating in ${game}, with how sure it is`,
    legends: {
      washed: "Filled: lost. Outlined: games.",
      won: "Filled: won. Outlined: games.",
      chip: "Above the line: won. Below: lost.",
      drink: "Each bar is a month.",
      rating: "The line is the rating, the band is ±.",
      calibration:
        "Each point is a tenth of the chances, with its number of claims; on the dashed line they were as likely as said. Hollow: fewer than ten.",
    },
    columns: { washed: "Lost", won: "Won", chip: "Chips", drink: "Drinks" },
  },
} as const);
