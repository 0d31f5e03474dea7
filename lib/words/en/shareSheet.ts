import { possessive } from "./people";

/** The links to a table, and who came by them. */
export const shareWords = {
  what: "What the link is for",
  kinds: { sit: "Sit down", watch: "Only watch" },
  how: {
    sit: "Anybody on the same network can scan this, sit down and record too.",
    watch: "Anybody on the same network can scan this and follow the game. They cannot record.",
  },
  hidden: "Other phones cannot open this address: this computer is on no network that they could reach.",
  qr: {
    sit: "QR code of the link to sit down",
    watch: "QR code of the link to watch",
  },
  copy: "Copy the address",
  copied: "Copied",
  selected: "Selected: copy it from your phone’s own menu.",
  send: "Send…",

  guests: "Who came by a link",
  noGuests: "Nobody yet.",
  phone: "A phone",
  signedIn: "Somebody signed in",
  since: "since",
  may: { record: "sits and records", watch: "watches" },
  seatOf: (who: string, name: string) => `${who}, ${possessive(name)} seat`,
  handOver: "Hand over",
  handOverName: (name: string) => `Hand the table over to ${name}`,
  handOverHint: (name: string) =>
    `${name} keeps the table from then on: settles disputes, shows guests out, makes new links. You stay, and record as before.`,
  handOverNow: (name: string) => `Yes, ${name} keeps it`,
  keepIt: "No, I keep it",
  handedOver: (name: string) => `${name} keeps the table now.`,
  showOut: "Show out",
  showOutName: (who: string, at: number) => `Show out: ${who}, number ${at}`,
  shownOut: "They are out. Make new links too if they should not come back by the old one.",
  anew: "Make new links",
  anewHint: "The links and codes of before will lead nowhere. Whoever is at the table stays.",
  anewNow: "Yes, make new links",
  madeAnew: "These are the new links. Those of before lead nowhere.",
  noAnswer: "No answer came, so nothing is sure to have changed. Check the connection and try again.",
} as const;
