import { nameOf } from "@/lib/messages/names";
import { sayOneMore } from "@/lib/messages/verdict";
import type { OpenTable } from "@/lib/protocol/entry";
import { stakeWordsAt } from "@/lib/views/drink";
import { oneMoreBad } from "@/lib/views/nextBadWarning";
import { CROWD } from "@/lib/views/table";

/** Below the strip: who washes or loses after the next bad, and with whom (F10). */
export function NextBadWarning({ table }: { readonly table: OpenTable }) {
  const warning = sayNextBads(table);
  return warning === "" ? null : (
    <p
      className={`next-bad w-full px-4 py-1 text-center text-small text-soft leading-tight [overflow-wrap:anywhere] ${table.state.seats.length > CROWD ? "low:sr-only" : ""}`}
    >
      {warning}
    </p>
  );
}

/** The same in words; "" if the next bad ends nothing. */
export function sayNextBads({ state, names, washes }: Pick<OpenTable, "state" | "names" | "washes">): string {
  const named = (players: readonly string[]) => players.map((player) => nameOf(names, player));
  return oneMoreBad(state)
    .map(({ players, others }) => sayOneMore(named(players), named(others), stakeWordsAt(state), washes))
    .join(" ");
}
