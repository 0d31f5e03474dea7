"use client";
import type { DrinkPrice, NightLine, RosterPlayer } from "@/lib/protocol/group";
import { GUEST, type NightSummary } from "@/lib/protocol/nightResult";
import { AddRound } from "../_money/AddRound";
import { ClosingTime } from "../nights/[night]/_night/ClosingTime";

interface NightKeysProps {
  readonly group: string;
  readonly night: NightLine;
  readonly games: NightSummary["inPlay"];
  readonly players: readonly RosterPlayer[];
  /** Everyone in tonight's result. */
  readonly here: readonly { readonly party: string; readonly name: string }[];
  readonly canKeep: boolean;
  /** The group's drinks. */
  readonly drinks: readonly DrinkPrice[];
}

/** The keys of a night that is on: a shared round, and closing time. */
export function NightKeys({ group, night, games, players, here, canKeep, drinks }: NightKeysProps) {
  const known = new Set([...here.map(({ party }) => party), ...night.buyIns.map(({ player }) => player)]);
  const guests = here.filter(({ party }) => party.startsWith(GUEST));
  return (
    <div className="flex gap-2">
      <div className="min-w-0 flex-1">
        <AddRound
          group={group}
          unit={night.unit}
          drinks={drinks}
          people={[
            ...players.map(({ id, shown, account }) => ({
              ...{ party: id, name: shown, isHere: known.has(id) },
              isOwn: account === "yours",
            })),
            ...guests.map((guest) => ({ ...guest, isHere: true, isOwn: false })),
          ]}
        />
      </div>
      {canKeep && (
        <ClosingTime
          group={group}
          night={night}
          games={games}
          people={[
            ...players,
            ...guests.map(({ party, name }) => ({ id: party, shown: name, colour: "slate" as const })),
          ]}
          isQuiet
        />
      )}
    </div>
  );
}
