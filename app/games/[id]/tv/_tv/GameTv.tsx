import "./tv.css";
import { database } from "@/lib/server/db/db";
import type { Pass } from "@/lib/server/identity/access";
import { readLiveState } from "@/lib/server/table/live/liveState";
import { openTable } from "@/lib/server/table/openTable";
import { readCups } from "@/lib/server/table/reveal/cups";
import { viewTable } from "@/lib/views/table";
import { tvFacts } from "@/lib/views/tv";
import { LiveTv } from "./LiveTv";
import { TvView } from "./TvView";
import { sayTv } from "./tvSentences";

interface GameTvProps {
  readonly pass: Pass;
  /** The server's marker of what the TV shows; null if someone opened the TV by the game's URL. */
  readonly screen: string | null;
}

/** A game's current TV, which then follows the game. */
export async function GameTv({ pass, screen }: GameTvProps) {
  const table = await openTable(pass);
  const view = viewTable(table);
  const { consents, tones, scoreOnly } = await readLiveState(pass);
  const typed = view.phase === "revealing" ? await readCups(database(), table.id) : null;
  const extras = { consents, tones, typed, scoreOnly };
  const facts = tvFacts(table, view, extras, sayTv(table, view, extras));
  return (
    <LiveTv key={table.id} game={table.id} facts={facts} screen={screen}>
      <TvView table={table} view={view} {...extras} facts={facts} />
    </LiveTv>
  );
}
