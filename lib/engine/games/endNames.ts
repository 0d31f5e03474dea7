import type { RuleSet } from "../parts";
import { resolveHouse } from "../resolveHouse";
import { ok, type Result } from "../result";
import type { Refusal } from "../vocabulary";
import { gameNamed, rulesOf } from "./atHand";

/** Whom the table names when a game at hand is over: who lost, or who won. Refuses with `unknown-game`. */
export function endNames(id: string): Result<RuleSet["ending"]["names"], Refusal> {
  const found = gameNamed(id);
  if (!found.ok) return found;
  const house = resolveHouse(found.value.options, {});
  return house.ok ? ok(rulesOf(id, house.value).ending.names) : house;
}
