import { changedNight } from "@/lib/protocol/rosterSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroupWith } from "@/lib/server/groups/asked";
import { changeNight } from "@/lib/server/roster/nights";

interface OfNight {
  readonly id: string;
  readonly night: string;
}

/** Ends a night, goes on with it, or changes its name and buy-in. */
export const PATCH = inGroupWith("keep", changedNight, (pass, change, { night }: OfNight) =>
  changeNight(pass, night, change),
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = allowOnly("PATCH");
