import { sayCalendarDay } from "./formats";
import { translated } from "./translated";

/** "Nov 27" */
const shortDay = (day: string): string => sayCalendarDay(day, { month: "short", day: "numeric" });

/** Money of a group: the payment plan, rounds, guests, settings. */
export const moneyWords = translated("money", "moneyWords", {
  unpaid: (sum: string) => `${sum} unpaid`,
  chipIs: (value: string) => `1 chip = ${value}`,
  guest: "guest",
  tick: (payment: string) => `Mark paid: ${payment}`,
  paidOn: (day: string, by: string | null) =>
    by === null ? `paid ${shortDay(day)}` : `paid ${shortDay(day)}, ticked by ${by}`,
  unticked: "Unticked",
  since: (day: string) => shortDay(day),
  partSince: (part: string, day: string) => `${part} from ${shortDay(day)}`,
  changed: "Changed after closing:",
  why: {
    corrected: "A game was corrected",
    added: "A game was added",
    deleted: "A game was deleted",
    "buy-ins": "The buy-ins were changed",
    round: "A round was canceled",
  },
  inPlay: (game: string, forChips: boolean) =>
    `${game} is on.${forChips ? " Its chips count when it ends." : ""}`,
  copy: "Copy text",
  copied: "Copied.",
  notCopied: "Couldn’t copy.",
  payNow: "Pay",
  payNowName: (to: string, what: string) => `Pay ${to} ${what}`,
  balances: "Balances",

  example: (amount: string) => `Enter an amount such as ${amount}.`,

  closing: {
    key: "Closing time",
    isOn: (game: string, pot: string | null) =>
      pot === null ? `${game} is still on` : `${game} is still on: ${pot} in the pot`,
    ends: "It ends now.",
    recorded: "Chips as recorded",
    count: "Count the chips",
    complete: "All chips counted.",
    missing: (chips: string) => `${chips} missing`,
    over: (chips: string) => `${chips} too many`,
    share: (names: string) => `${names} share it`,
    back: "Everyone gets their ante back",
    one: (name: string) => `${name} takes it`,
    buyIns: (sum: string) => `Who takes the buy-ins? ${sum}`,
    everyone: "Split evenly",
    settle: "Settle up",
    settling: "Closing…",
  },

  round: {
    owedAs: "Owed as",
    drink: "Drink",
    add: "Add a round",
    amount: "Amount",
    paidBy: "Paid by",
    sharedBy: "Shared by",
    shares: "Shares",
    equal: "Equal shares",
    chosen: "Own amounts",
    each: (count: number, each: string) => `${count} share it, ${each} each.`,
    open: (amount: string) => `${amount} left to share`,
    over: (amount: string) => `${amount} too much`,
    part: (name: string) => `Share: ${name}`,
    note: "What for?",
    notePlaceholder: "A round of beer",
  },

  guests: {
    who: (name: string) => `Who is ${name}?`,
    addToRoster: (name: string) => `Add ${name} to the roster`,
    add: "Add a guest",
    name: "Guest’s name",
    save: "Add",
  },

  settings: {
    legend: "Money",
    currency: "Currency",
    chipValue: "1 chip is worth",
    chipHint: "Leave it empty if chips stay chips.",
    buyIn: "Usual buy-in",
    later: "Nights that have started keep theirs.",
    drinkPrice: "1 drink costs",
    drinkHint: "With a price, owed drinks can settle in money.",
    drinkName: "Drink",
    drinkPlaceholder: "shot",
    priceOf: (drink: string) => `Price: ${drink}`,
    addDrink: "Add a drink",
  },

  link: {
    title: "Your payment link",
    hint: "Others pay you there. {amount} becomes the amount.",
    save: "Save link",
    saved: "Link saved.",
  },

  sum: {
    title: "How the total is made",
    who: "Name",
    chips: "Chips",
    buyIn: "Buy-in",
    pot: "Pot",
    round: "Rounds",
    total: "Total",
    rest: "Bank and pots",
  },
} as const);
