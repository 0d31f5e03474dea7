import type { Settled } from "@/lib/engine";
import type { Names } from "../names";
import type { Drink } from "./drinks";
import { gameName } from "./games";
import { sayMoves } from "./historyScreens";
import { sayVerdict } from "./verdicts";

/** A verdict that is shared by its link: the link itself, the page behind it, and its picture. */
export const verdictLinkWords = {
  how: "Anybody who has this link can read this one verdict, and nothing else of the game.",
  qr: "QR code of the link to this verdict",

  shared: "Verdicts that were shared",
  sharedRound: (round: number) => `Round ${round}`,
  takeBack: "Take back",
  takeBackName: (round: number) => `Take back the link to round ${round}`,
  takenBack: "That link leads nowhere any more.",

  playedOn: "played on",
  corrected: "Corrected since it was shared",
  correctedHint: "This is the verdict as it stands. As it was shared it is below.",
  asShared: "As it was shared",
  gone: "Taken back since it was shared",
  goneHint: "The table took this round back. This is the verdict as it was shared.",
  app: "Keep score at your own table",
  appHint:
    "Liar’s Table keeps the claims and settles every bang. The dice stay real; nobody needs an account.",

  notFound: {
    title: "No verdict under this cup",
    what: "This link leads to no verdict: it was taken back, its game was deleted, or a sign of it is wrong.",
    safe: "Whoever sent it can share the verdict again from the table.",
  },
  tooMany: {
    title: "Too many links that lead nowhere",
    what: "Somebody at your address has opened many links that lead nowhere. Wait a minute, then open this one again.",
    safe: "Nothing has been lost.",
  },
  noPicture: "There is no such picture: check the link.",

  says: (name: string) => `${name} said`,
  player: (place: number) => `Player ${place}`,
  site: "Liar’s Table",
} as const;

/** What a chat shows of the link: "Short by two", and "Diaz said 13 fives. Hale banged out of turn. …". */
export function sayVerdictPreview(
  settled: Settled,
  { game, names, drink }: { readonly game: string; readonly names: Names; readonly drink: Drink },
): { readonly title: string; readonly description: string } {
  const { stamp, story, finding } = sayVerdict(settled, names);
  return {
    title: `${stamp}: ${gameName(game)}`,
    description: `${story} ${finding} ${sayMoves(settled.moves, names, drink)}.`,
  };
}
