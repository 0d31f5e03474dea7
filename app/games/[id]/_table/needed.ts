import type { Later } from "@/app/_components/later";
import type { Aside } from "@/lib/formats/aside";
import type { OpenTable } from "@/lib/formats/entry";
import { viewTable } from "@/lib/views/table";
import { neededInPhase } from "./later";
import { neededToLookOn } from "./onlookers";

/** All that a table needs at once, to be drawn as it stands, of what else comes later. */
export const neededFor = (table: OpenTable, { mine }: Aside): readonly Later<never>[] => [
  ...neededInPhase(viewTable(table)),
  ...neededToLookOn(!table.may.record, mine !== null),
];
