import { idleTvData } from "@/lib/server/figures/idleTvData";
import { access, type ScreenPass } from "@/lib/server/identity/access";
import { tableLinks } from "@/lib/server/table/links/tableLink";
import { openTable } from "@/lib/server/table/openTable";
import { tableCard } from "@/lib/server/table/tables";
import { GuestsWall } from "./GuestsWall";
import { House } from "./House";

interface HouseWallProps {
  readonly pass: ScreenPass;
  /** The origin under which phones reach this server. */
  readonly origin: string;
}

/** The TV of a table without a game in progress. */
export async function HouseWall({ pass, origin }: HouseWallProps) {
  const table = await tableCard(pass);
  const sit = `${origin}${(await tableLinks(pass)).sit}`;
  if (pass.house !== null) return <House house={await idleTvData(pass.house)} table={table} sit={sit} />;
  const last = table.game === null ? null : await access(pass.visitor, table.game, "read");
  return <GuestsWall last={last?.ok ? await openTable(last.value) : null} sit={sit} />;
}
