import type { Page } from "playwright-core";
import type { Action } from "@/lib/engine";
import { Hands } from "./hands";
import { openPhone, type Phone } from "./phone";
import { record } from "./send";

/** A game on the narrowest phone. */
export interface NarrowTable {
  readonly page: Page;
  readonly id: string;
  readonly hands: Hands;
  /** Records entries from this phone, for any player. */
  readonly play: (...actions: readonly Action[]) => Promise<void>;
}

/** Starts a game on such a phone. */
export async function narrowTable(
  origin: string,
  names: readonly string[],
  { game = "firehouse", ...phone }: Phone & { readonly game?: string } = {},
): Promise<NarrowTable> {
  const page = await openPhone(origin, { width: 360, height: 740, ...phone });
  const hands = new Hands(page);
  const id = await hands.openGame(origin, names, { game });
  return { page, id, hands, play: (...actions) => record(page, id, ...actions) };
}
