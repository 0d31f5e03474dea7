import { type Later, later } from "@/app/_components/later";
import { assertNever, type ClaimKind } from "@/lib/engine";
import type { TableView } from "@/lib/views/table";
import { CupKeys, GiveDrink, OpenDice } from "./cup/later";
import { HandPad, RollPad } from "./pads/later";

const AT_ONCE = { atOnce: true };

/** The screens of the phases between the claims. */
export const BetweenRounds = later(
  () => import("./BetweenRounds").then((phase) => phase.BetweenRounds),
  AT_ONCE,
);
export const AllCups = later(() => import("./reveal/AllCups").then((phase) => phase.AllCups), AT_ONCE);
export const OneCup = later(() => import("./reveal/OneCup").then((phase) => phase.OneCup), AT_ONCE);
export const Finished = later(() => import("./Finished").then((phase) => phase.Finished), AT_ONCE);

/** What is told: over the keys, to screen readers, and of the rounds so far. */
export const NoticeLine = later(() => import("./NoticeLine").then((line) => line.NoticeLine));
export const News = later(() => import("./News").then((news) => news.News), { quiet: true });
export const RoundLog = later(() => import("./RoundLog").then((log) => log.RoundLog));

/** Who banged out of turn. */
export const Bangers = later(() => import("./Bangers").then((bangers) => bangers.Bangers));

/** Why nothing may be claimed. */
export const Refused = later(() => import("./Refused").then((words) => words.Refused), AT_ONCE);

/** What not every claim takes. */
const CLAIMING: Readonly<Record<ClaimKind, readonly Later<never>[]>> = {
  count: [],
  hand: [HandPad],
  mia: [RollPad],
};

/** What the screen of a phase needs at once. */
export function neededInPhase({ phase, legal, cup, giver, latest }: TableView): readonly Later<never>[] {
  switch (phase) {
    case "between-rounds":
      return [BetweenRounds, ...(giver ? [GiveDrink] : [])];
    case "claiming":
      return [
        ...CLAIMING[legal?.claim.kind ?? "count"],
        ...(cup ? [OpenDice, CupKeys] : []),
        ...(legal?.claim.refusal ? [Refused] : []),
      ];
    case "revealing":
      return [latest && "count" in latest.claim ? AllCups : OneCup];
    case "finished":
      return [Finished];
    default:
      return assertNever(phase);
  }
}
