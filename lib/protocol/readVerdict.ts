import { calledIn, type Settled } from "@/lib/engine";

/** A verdict as it may have been kept: what challenges are called has not always been kept with it. */
export type KeptVerdict = Omit<Settled, "called"> & Partial<Pick<Settled, "called">>;

/** A verdict out of the database, whenever it was kept: what its challenge is called is what its game calls it. */
export function readVerdict(game: string, kept: KeptVerdict): Settled {
  return { ...kept, called: kept.called ?? calledIn(game, kept.kind) };
}
