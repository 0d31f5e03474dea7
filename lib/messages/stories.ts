import type { Claim, Shout, Stake } from "@/lib/engine";
import { list, numberWord, possessive } from "./anyPage";
import { monthName } from "./calendar";
import { sayFineShare } from "./figureNumbers";
import { type Names, nameOf } from "./names";
import { type Drink, ownCall } from "./ruleRows";
import type { CountedIn, GroupStory, Story } from "./story";
import { sayClaim, sayHandClaim, sayScore, sayStakeCount } from "./terms";
import { translated } from "./translated";
import { sayCalled } from "./verdict";

const sayAny = (claim: Claim): string => ("count" in claim ? sayClaim(claim) : sayHandClaim(claim));

/** A challenge of another player's claim. */
const DID: Readonly<Record<Shout, (claim: string) => string>> = {
  bang: (claim) => `banged ${claim}`,
  doubt: (claim) => `challenged ${claim}`,
  "spot-on": (claim) => `called ${claim} spot on`,
  concede: (claim) => `believed ${claim}`,
};

function sayDid(shout: Shout, claim: string, drink: Drink): string {
  const own = ownCall(shout, drink);
  return own === null ? DID[shout](claim) : `said “${own}” to ${claim}`;
}

const ORDINALS = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
] as const;
const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinal = (count: number): string =>
  ORDINALS[count] ?? `${count}${ENDINGS[new Intl.PluralRules("en", { type: "ordinal" }).select(count)]}`;

const whatWasThere = (found: number | Claim, only: boolean): string =>
  typeof found === "number" ? `with ${only ? "only " : ""}${found} there` : `with ${sayAny(found)} there`;

const sayScoreOrStake = (what: "score" | Stake, count: number, drink: Drink): string =>
  what === "score" ? sayScore(count, drink) : sayStakeCount(what, count, drink);

const since = (counted: CountedIn): string =>
  counted.in === "month"
    ? `in ${monthName(counted.month)}`
    : counted.in === "shift"
      ? `on ${counted.name} shift`
      : `in season ${counted.name}`;

/** "banged Randy’s 12 fives out of turn in round 6, with 13 there": one fact, shown next to the player’s name. */
export const sayStory = translated(
  "stories",
  "sayStory",
  (story: Story, names: Names, drink: Drink = null): string => {
    switch (story.story) {
      case "challenged": {
        const { claimer, called, outOfTurn, claim, found, right, round } = story;
        const did = sayDid(called, `${possessive(nameOf(names, claimer))} ${sayAny(claim)}`, drink);
        const there =
          called === "concede"
            ? ""
            : found === null
              ? right
                ? ", and was right"
                : ", and was wrong"
              : `, ${whatWasThere(found, right && called !== "spot-on")}`;
        return `${did}${outOfTurn ? " out of turn" : ""} in round ${round}${there}`;
      }
      case "claimed": {
        const { claim, round, found, by, called, stood, chance } = story;
        const there = found === null ? "" : ` ${whatWasThere(found, !stood)}`;
        const who = `${list(by.map((player) => nameOf(names, player)))} ${sayCalled(called, drink)}`;
        if (stood) return `said ${sayAny(claim)} in round ${round}${there}, and ${who} for nothing`;
        const odds = chance === null || chance >= 0.2 ? "" : `, ${aClaimOf(chance)}`;
        return `said ${sayAny(claim)}${odds}, in round ${round}${there}: ${who}`;
      }
      case "called-the-wild":
        return `claimed the wild in round ${story.round}: ${sayAny(story.claim)}`;
      case "swung":
        return `went from ${sayScoreOrStake(story.what, story.from, drink)} to ${sayScoreOrStake(story.what, story.to, drink)} in round ${story.round}`;
      case "in-a-row":
        return `${story.won ? "won" : "lost"} ${numberWord(story.last - story.first + 1)} verdicts in a row, rounds ${story.first} to ${story.last}`;
      case "highest-claim":
        return `made the highest claim: ${sayAny(story.claim)}, in round ${story.round}`;
      case "never-challenged":
        return `never challenged in ${story.rounds} rounds`;
      case "once-more":
        return `${ordinal(story.count)} ${story.won ? "win" : "loss"} ${since(story.since)}`;
      case "played-off":
        return `lost the playoff to ${list(story.against)}`;
    }
  },
);

/** The picture of how a game ended. */
export const gameCardWords = translated("stories", "gameCardWords", {
  share: "Share picture",
  shareName: "Share picture: how this game ended",
  heading: "Picture of the game",
  drawing: "Drawing…",
  inProgress: "Game still on.",
  nothing: "Nothing else recorded.",
  rounds: (rounds: number) => (rounds === 1 ? "1 round" : `${rounds} rounds`),
} as const);

/** "a 71% claim", "an 8.8% claim" */
const aClaimOf = (chance: number): string => {
  const share = sayFineShare(chance);
  return `${/^(8|1[18](?!\d))/.test(share) ? "an" : "a"} ${share} claim`;
};

/** "Hale banged Diaz’s 9 fives, a 71% claim: only 8 there": a highlight of a night, a season or a year. */
export const sayGroupStory = translated("stories", "sayGroupStory", (story: GroupStory): string => {
  switch (story.story) {
    case "boldest-bang": {
      const only = story.found === null ? "it wasn’t there" : `only ${story.found} there`;
      const did = sayDid(
        story.called,
        `${possessive(story.claimer)} ${sayAny(story.claim)}`,
        story.drink ?? null,
      );
      return `${list(story.by)} ${did}, ${aClaimOf(story.chance)}: ${only}`;
    }
    case "against-the-odds": {
      const there = story.found === null ? "it was there" : `${story.found} there`;
      return `${story.claimer} said ${sayAny(story.claim)}, ${aClaimOf(story.chance)}, and ${list(story.by)} ${sayCalled(story.called, story.drink ?? null)}: ${there}`;
    }
    case "longest-round":
      return `${story.claims === 1 ? "1 claim" : `${story.claims} claims`} in round ${story.round}`;
    case "longest-game":
      return story.rounds === 1 ? "1 verdict" : `${story.rounds} verdicts`;
    case "busiest-day":
      return `${story.games} games`;
    case "dry-spell":
      return `${story.days} days without a game`;
  }
});

/** Reviews of a night, a season or a year. */
export const lookBackWords = translated("stories", "lookBackWords", {
  title: "Reviews",
  of: (what: string) => `Review: ${what}`,
  year: (year: string) => year,
  shift: (name: string) => `${name} shift`,
  counted: "Totals",
  people: "Standings",
  stories: "Highlights",
  evening: "Highlights of the night",
  headings: {
    "boldest-bang": "Boldest right call",
    "against-the-odds": "Against the odds",
    "longest-round": "Longest round",
    "longest-game": "Longest game",
    "busiest-day": "Busiest day",
    "dry-spell": "Longest break",
  },
  games: (games: number) => (games === 1 ? "1 game" : `${games} games`),
  verdicts: (rounds: number) => (rounds === 1 ? "1 verdict" : `${rounds} verdicts`),
  drinks: (drinks: number) => (drinks === 1 ? "1 drink total" : `${drinks} drinks total`),
  chips: (chips: number) => (chips === 1 ? "1 chip changed hands" : `${chips} chips changed hands`),
  none: "No games yet.",
  nothing: "No highlights yet. They need rounds with a verdict.",
  between: (from: string, until: string) => `${from} – ${until}`,
  toGame: (day: string, round: number | null) => (round === null ? day : `${day}, round ${round}`),
} as const);
