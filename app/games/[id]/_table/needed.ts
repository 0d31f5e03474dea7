import { assertNever, type ClaimKind, type Settled } from "@/lib/engine";
import type { Aside } from "@/lib/protocol/aside";
import type { OpenTable } from "@/lib/protocol/entry";
import { type TableView, viewTable } from "@/lib/views/table";
import type { Part } from "./parts";

/**
 * The parts that a table takes at once, to be drawn as it stands. Told by the server, which has the rules of every game: a browser
 * could say so only when it has fetched those of this one.
 */
export const neededFor = (table: OpenTable, { mine }: Aside): readonly Part[] => [
  ...neededInPhase(viewTable(table)),
  ...(table.may.record ? [] : (["Watching", "WatchingLine"] as const)),
  ...(mine === null ? [] : (["Bystander"] as const)),
];

/** What not every claim takes. */
const CLAIMING: Readonly<Record<ClaimKind, readonly Part[]>> = {
  count: [],
  hand: ["HandPad"],
  mia: ["RollPad"],
};

function neededInPhase({ phase, legal, cup, giver, latest, settled }: TableView): readonly Part[] {
  switch (phase) {
    case "between-rounds":
      return ["BetweenRounds", ...onVerdict(settled), ...(giver ? (["GiveDrink"] as const) : [])];
    case "claiming":
      return [
        ...CLAIMING[legal?.claim.kind ?? "count"],
        ...(cup ? (["OpenDice", "CupKeys"] as const) : []),
        ...(legal?.claim.refusal ? (["Refused"] as const) : []),
      ];
    case "revealing":
      return [latest && "count" in latest.claim ? "AllCups" : "OneCup"];
    case "finished":
      return ["Finished", ...onVerdict(settled)];
    default:
      return assertNever(phase);
  }
}

const onVerdict = (settled: Settled | null): readonly Part[] =>
  settled && !("count" in settled.claim) ? ["HandVerdict"] : [];
