import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { RoundConsent } from "@/lib/protocol/aside";
import type { Reader } from "../db/reader";
import { consentsTo } from "../table/live/consents";

/** A verdict that somebody answers, as it stands while they do. */
interface VerdictNow {
  /** The last entry there is: the verdict is no younger. */
  readonly seq: number;
  /** What was said to it so far. */
  readonly consent: RoundConsent;
}

/**
 * The verdict of a round, for whoever has seen the entries up to `after`.
 * Refuses with `no-such-round`, and with `verdict-changed` where a correction has changed it since.
 */
export async function verdictNow(
  tx: Reader,
  gameId: string,
  round: number,
  after: number,
): Promise<ApiResult<VerdictNow>> {
  const row = await tx.roundRow.findUnique({
    where: { gameId_round: { gameId, round } },
    select: { since: true, game: { select: { seq: true } } },
  });
  if (row === null) return apiError("no-such-round");
  if (after < row.since) return apiError("verdict-changed");
  const [consent] = await consentsTo(tx, gameId, [round]);
  return consent ? ok({ seq: row.game.seq, consent }) : apiError("no-such-round");
}
