import { Hands } from "./hands";
import { openPhone } from "./phone";

const PHONE = { width: 360, height: 740, dark: true };

interface Played {
  readonly game: string;
  readonly house: Readonly<Record<string, string | number>>;
  readonly names: readonly string[];
}

/** A game with small house rules, so that it is short; and a second phone that joined it. */
export async function tableOfTwo(
  origin: string,
  { game, house, names }: Played,
): Promise<{ readonly keeper: Hands; readonly guest: Hands }> {
  const keeper = new Hands(await openPhone(origin, PHONE));
  await keeper.openGame(origin, names, { game, house });
  const guest = new Hands(await openPhone(origin, { ...PHONE, dark: false }));
  await guest.join(await keeper.link());
  keeper.taps = 0;
  return { keeper, guest };
}

/** The number of taps of an action. */
export async function tapsOf(hands: Hands, action: () => Promise<void>): Promise<number> {
  const before = hands.taps;
  await action();
  return hands.taps - before;
}

/** Waits for a text on every phone. */
export const allRead = async (all: readonly Hands[], text: string): Promise<void> => {
  for (const { phone } of all) await phone.getByText(text, { exact: true }).first().waitFor();
};
