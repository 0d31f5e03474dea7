import { changedNight } from "@/lib/formats/rosterSchemas";
import { allowOnly } from "@/lib/server/endpoint";
import { changesGroup } from "@/lib/server/roster/groupEndpoint";
import { changeNight } from "@/lib/server/roster/nights";

interface OfNight {
  readonly id: string;
  readonly night: string;
}

/** Ends a night, goes on with it, or changes its name and buy-in. */
export const PATCH = changesGroup("keep", changedNight, (pass, sent, { night }: OfNight) =>
  changeNight(pass, night, sent),
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = allowOnly("PATCH");
