import { possessive } from "./anyPage";
import { sayTenths } from "./figureNumbers";
import { translated } from "./translated";

const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
const games = (count: number): string => (count === 1 ? "1 game" : `${count} games`);
const moreOrLess = (sum: number): string => (sum < 0 ? "fewer" : "more");
const abs = (value: number): string => sayTenths(Math.abs(value));

/** Pages of a group's people. */
export const figureWords = translated("figures", "figureWords", {
  title: "Stats",
  titleOfOne: "One person’s stats",
  toPeople: "All people",
  retired: "retired",
  guest: "guest",
  noGames: "No games counted yet.",
  noGamesHint: "Play a game or log a result.",
  left: (count: number) => `${games(count)} left to count`,
  reload: "Reload",

  picks: { scope: "When", game: "Game" },
  allTime: "All time",
  allGames: "All games",
  range: (low: string, high: string) => `${low} to ${high}`,
  none: "–",
  of: (n: number) => `of ${n}`,
  countOf: (count: number, n: number) => `${count} of ${n}`,
  small: "too few to tell",
  about: "Tap a stat to see what it means.",
  sure: "Ranges are 95% sure (Read: 90%).",

  /** The columns of the list, also its sort orders. */
  columns: {
    name: "Name",
    games: "Games",
    named: { losers: "Lost", winners: "Won" },
    right: "Right",
    nerve: "Nerve",
  },
  columnsHint: {
    right: "Right: share of challenges that were right.",
    nerve: "Nerve: 0 plays it safe, 1 swings for the fences.",
    small: "In parentheses: too few to tell",
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
    how: "Each row’s right challenges against each column. In parentheses: too few to tell.",
    none: "No challenges yet.",
    corner: "challenger ↓ claimer →",
    cell: (right: number, made: number) => `${right} of ${made} right`,
    few: (right: number, made: number) => `${right} of ${made} right, too few to tell`,
    never: "never",
    self: "the same person",
  },

  unlisted: {
    says: (who: string) => `${who} hides their stats.`,
    hint: "Only they can show them again.",
  },

  top: {
    title: "Liar, or lucky?",
    /** In stamp type, above the sentences with numbers. */
    short: {
      lies: {
        more: "Bluffs a lot",
        less: "Plays it safe",
        alike: "Bluffs like everyone else",
        few: "Liar? Too early to tell",
      },
      fortune: {
        good: "Lucky",
        bad: "Unlucky",
        even: "Neither lucky nor unlucky",
        few: "Luck? Too early to tell",
      },
      nemesis: (name: string) => `${name} is the nemesis`,
      noNemesis: "No nemesis",
    },
    lies: {
      more: (who: string, own: string, theirs: string) =>
        `${who} bluffs more than everyone else (${own} vs. ${theirs})`,
      less: (who: string, own: string, theirs: string) =>
        `${who} bluffs less than everyone else (${own} vs. ${theirs})`,
      alike: (who: string, own: string, theirs: string) =>
        `${who} bluffs like everyone else (${own} vs. ${theirs})`,
      few: "Too early to call",
    },
    fortune: {
      good: (luck: string) => `Lucky so far: ${luck} rounds won, compared with the odds`,
      bad: (luck: string) => `Unlucky so far: ${luck} rounds won, compared with the odds`,
      even: (luck: string) => `Luck is about even: ${luck} rounds won, compared with the odds`,
      few: "Too early to call it luck",
    },
  },

  all: "All stats",
  parts: {
    games: "Games",
    challenges: "Challenges",
    claims: "Claims",
    luck: "Luck and skill",
    rivals: "Rivals",
    feats: "All-time best",
    time: "Over the years",
    timeHint: "All games, no filters.",
  },

  /** Each stat: its name and its meaning for a person in one sentence. */
  figures: {
    games: {
      name: "Games",
      means: (who: string, n: number, rounds: number) =>
        `${who} finished ${games(n)} and played ${rounds === 1 ? "1 round" : `${rounds} rounds`}.`,
    },
    washed: {
      name: "Lost",
      means: (who: string, count: number, n: number) => `${who} lost ${count} of ${games(n)}.`,
    },
    won: {
      name: "Won",
      means: (who: string, count: number, n: number) => `${who} won ${count} of ${games(n)}.`,
    },
    in_turn: {
      name: "Right in turn",
      means: (who: string, count: number, n: number) =>
        `${who} challenged in turn ${times(n)} and was right ${times(count)}.`,
    },
    out_of_turn: {
      name: "Right out of turn",
      means: (who: string, count: number, n: number) =>
        `${who} challenged out of turn ${times(n)} and was right ${times(count)}.`,
    },
    spot_on: {
      name: "Spot on",
      means: (who: string, count: number, n: number) =>
        `${who} called spot on ${times(n)} and was right ${times(count)}.`,
    },
    caught: {
      name: "False when challenged",
      means: (who: string, count: number, n: number) =>
        `${n === 1 ? "1 claim" : `${n} claims`} by ${who} got challenged; ${count} ${count === 1 ? "was" : "were"} false.`,
    },
    bluffs: {
      name: "Bluff rate",
      means: (who: string, count: number, n: number) =>
        `${count} of ${n === 1 ? "1 revealed claim" : `${n} revealed claims`} by ${who} ${count === 1 ? "was" : "were"} false.`,
    },
    bluffs_caught: {
      name: "Bluffs challenged",
      means: (who: string, count: number, n: number) =>
        `${count} of ${n === 1 ? "1 known bluff" : `${n} known bluffs`} by ${who} got challenged.`,
    },
    nerve: {
      name: "Nerve",
      /** `often`: how many of 100 such claims are true. */
      means: (who: string, often: number, n: number) =>
        `Claims by ${who} are true ${often} times in 100 (${n === 1 ? "1 claim" : `${n} claims`}). The less likely, the more nerve.`,
    },
    luck_claimer: {
      name: "Luck when challenged",
      means: (who: string, sum: number, deviation: number, n: number) =>
        `Of ${n === 1 ? "1 challenged claim" : `${n} challenged claims`} by ${who}, ${abs(sum)} ${moreOrLess(sum)} came true than expected. Chance alone moves it by up to ${abs(deviation)}.`,
    },
    luck_challenger: {
      name: "Luck when challenging",
      means: (who: string, sum: number, deviation: number, n: number) =>
        `Of ${n === 1 ? "1 challenge" : `${n} challenges`} by ${who}, ${abs(sum)} ${moreOrLess(sum)} came out right than expected. Chance alone moves it by up to ${abs(deviation)}.`,
    },
    read: {
      name: "Read",
      /** `points`: percentage points; below 0: less often. */
      means: (who: string, points: number, n: number) =>
        `Over ${n === 1 ? "1 challenge" : `${n} challenges`}, ${who} was right ${Math.abs(points)} ${points < 0 ? "fewer" : "more"} times in 100 than the odds alone.`,
    },
    calibration: {
      name: "Calibration",
      means: (who: string, n: number) =>
        `${n === 1 ? "1 challenged claim" : `${n} challenged claims`} by ${who}, grouped by their odds. On the diagonal: true as often as expected.`,
    },
    chip: {
      name: "Chips",
      means: (who: string, net: string) => `${who} is at ${net} chips over all games.`,
    },
    drink: {
      name: "Drinks",
      means: (who: string, net: string) => `Drinks handed to ${who} at the table: ${net}.`,
    },
    nemesis: {
      name: "Nemesis",
      means: (who: string, rival: string, right: number, made: number) =>
        `${rival} challenged ${who} ${times(made)} and was right ${times(right)}. No one does better.`,
      few: (who: string) => `No one has challenged ${who} five times yet.`,
      none: (who: string) => `No one who challenged ${who} five times is mostly right.`,
    },
    victim: {
      name: "Favorite victim",
      means: (who: string, rival: string, right: number, made: number) =>
        `${who} challenged ${rival} ${times(made)} and was right ${times(right)}. Best against anyone.`,
    },
    bluff: {
      name: "Best bluff",
      means: (who: string, chance: string) =>
        `The least likely bluff by ${who} that went through: a ${chance} claim.`,
    },
    bang: {
      name: "Boldest right call",
      means: (who: string, chance: string) =>
        `The longest odds ${who} was right against: a ${chance} chance.`,
    },
    dry: {
      name: "Without losing",
      means: (who: string, now: number, longest: number) =>
        `${who} hasn’t lost in ${games(now)}; longest run ${longest}.`,
    },
    winning: {
      name: "Wins in a row",
      means: (who: string, now: number, longest: number) =>
        `${who} won the last ${games(now)}; longest run ${longest}.`,
    },
    rating: {
      name: "Rating",
      means: (who: string, mu: string, sigma: string, n: number) =>
        `${who} is rated ${mu} after ${games(n)}, give or take ${sigma}. Everyone starts at 25.0 ± 8.3.`,
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
    mean: "Average chance",
    true: "True",
    games: "Games",
    latest: (months: number) => `Last ${months} months. The table has all.`,
    calibration: (who: string) => `How often challenged claims by ${who} were true, by their odds`,
    washed: (who: string, game: string) => `How often ${who} lost at ${game}, by month`,
    won: (who: string, game: string) => `How often ${who} won ${game}, by month`,
    chip: (who: string, game: string) => `Chips ${who} won or lost in ${game}, by month`,
    drink: (who: string, game: string) => `Drinks ${who} had in ${game}, by month`,
    ratings: (who: string, game: string) => `${possessive(who)} rating in ${game}, with its range`,
    legends: {
      washed: "Filled: lost. Outlined: games.",
      won: "Filled: won. Outlined: games.",
      chip: "Up: won. Down: lost.",
      drink: "One bar per month.",
      rating: "Line: rating. Band: ±.",
      calibration: "Numbers: claims. On the diagonal: as likely as expected. Hollow: under ten.",
    },
    columns: { washed: "Lost", won: "Won", chip: "Chips", drink: "Drinks" },
  },
} as const);
