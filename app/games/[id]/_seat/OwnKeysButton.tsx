import { phoneWords } from "@/lib/messages/table";
import type { OwnSeat } from "./useOwnSeat";

/** On a seated phone that shows all keys: back to its own keys. */
export function OwnKeysButton({ seat }: { readonly seat: OwnSeat }) {
  return (
    <button
      type="button"
      onClick={() => seat.setAlone(true)}
      className="min-h-11 rounded-xl px-2.5 text-small text-felt-soft underline decoration-felt-soft/40 underline-offset-4"
    >
      {phoneWords.ownKeys}
    </button>
  );
}
