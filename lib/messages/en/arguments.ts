/** The classic arguments: what is asked, and why one may see it otherwise. The answers are the engine's. */
export const argumentWords = {
  title: "The classic arguments",
  about: "What tables really fall out over, and who is right.",
  settle: "Ask the desk",
  inGame: (game: string) => `As ${game} is played`,
  others: (houses: number) =>
    houses === 0
      ? "No house rule changes that."
      : houses === 1
        ? "One house rule changes that."
        : `${houses} house rules change that.`,
  starts: {
    ask: "Who starts after a challenge, and what does it cost?",
    why: "Games differ most in this. What follows was played out by the rules, a round for each.",
  },
  classics: {
    "two-pair": {
      ask: "Does 44112 beat 33226?",
      why: "Two pair against two pair: the higher pair decides, then the lower one, and the fifth die last.",
    },
    ones: {
      ask: "Are ones high or low?",
      why: "Where ones are low a pair of them is the weakest pair; where they are high it is the strongest.",
    },
    straight: {
      ask: "Does a straight beat a full house?",
      why: "Poker says it does not; some tables turn it round, and some play no straights at all.",
    },
    "full-houses": {
      ask: "Two full houses: what counts?",
      why: "The three, not the pair: 44422 is over 33366.",
    },
    kicker: {
      ask: "“A pair of twos.” “A pair of twos and a one!” Is that a raise?",
      why: "Whoever names no other die has named the lowest that fits: saying it aloud is nothing new.",
    },
    better: {
      ask: "They said two pair and there are three sixes. Was it a lie?",
      why: "A claim is a floor: whatever is as good or better makes it true.",
    },
    over: {
      ask: "Ten ones over nine sixes?",
      why: "On most tables more dice of any face is a raise. Where only more dice of the same or a higher face is, it is not.",
    },
    beyond: {
      ask: "May one claim more dice than there are?",
      why: "It is bold, and legal: whoever thinks it cannot be challenges it. Some tables refuse it.",
    },
    "wild-number": {
      ask: "What counts when somebody calls the wild number itself?",
      why: "Only dice that show it. Nothing else is wild for it, so about half as many are there as of another face.",
    },
    "wild-ones": {
      ask: "Ones are wild. How many go over four fives?",
      why: "As they help everywhere they are worth double: half as many will do, rounded up.",
    },
    "spot-on": {
      ask: "“Exactly!” And there is one more.",
      why: "Exactly is exactly: the claim was true, and the call was wrong.",
    },
  },
} as const;
