"use client";
import { useState } from "react";
import { sendKeeper } from "@/lib/client/asideApi";
import { sendLinksAnew, sendShowOut } from "@/lib/client/linksApi";
import type { Guest, SharedTable } from "@/lib/formats/tableLinks";
import { shareWords } from "@/lib/words/shareSheet";
import { GuestRow } from "./GuestRow";
import { SureKeys } from "./SureKeys";

interface GuestsProps {
  readonly game: string;
  readonly shared: SharedTable;
  readonly guests: readonly Guest[];
  readonly onShared: (shared: SharedTable) => void;
  /** Somebody of that name keeps the table now. */
  readonly onHandedOver: (name: string) => void;
}

/** For whoever keeps the table: who came by a link, a way to show them out or to hand them the table, and new links. */
export function Guests({ game, shared, guests, onShared, onHandedOver }: GuestsProps) {
  const [told, setTold] = useState<{ readonly sentence: string; readonly bad: boolean } | null>(null);
  const [sure, setSure] = useState<"anew" | NonNullable<Guest["seat"]> | null>(null);
  const [busy, setBusy] = useState(false);

  /** Does one thing at a time, and says what came of it. */
  const during = async (deed: () => Promise<string | null>, done: string) => {
    if (busy) return;
    setBusy(true);
    setTold(null);
    const trouble = await deed().catch(() => shareWords.noAnswer);
    setTold({ sentence: trouble ?? done, bad: trouble !== null });
    setBusy(false);
  };
  const showOut = (guest: string) =>
    during(async () => {
      const answer = await sendShowOut(game, guest);
      // Whoever is not there any more is out as well.
      if (answer.ok || answer.code === "no-such-guest")
        onShared({ ...shared, guests: guests.filter((one) => one.guest !== guest) });
      return answer.ok ? null : answer.message;
    }, shareWords.shownOut);
  const makeAnew = () =>
    during(async () => {
      const answer = await sendLinksAnew(game);
      if (!answer.ok) return answer.message;
      onShared({ ...shared, links: answer.links });
      setSure(null);
      return null;
    }, shareWords.madeAnew);
  const handOver = ({ key, name }: NonNullable<Guest["seat"]>) =>
    during(async () => {
      const answer = await sendKeeper(game, key);
      if (answer.ok) onHandedOver(name);
      return answer.ok ? null : answer.message;
    }, shareWords.handedOver(name));

  return (
    <section aria-labelledby="guests" className="mt-6 border-line border-t pt-4 pb-1">
      <h3 id="guests" className="pb-1 font-semibold">
        {shareWords.guests}
      </h3>
      {guests.length === 0 ? (
        <p className="pb-2 text-soft">{shareWords.noGuests}</p>
      ) : (
        <ul className="pb-2">
          {guests.map((guest, at) => (
            <GuestRow
              key={guest.guest}
              guest={guest}
              number={at + 1}
              busy={busy}
              onShowOut={() => void showOut(guest.guest)}
              onHandOver={shared.handsOver ? () => setSure(guest.seat) : null}
            />
          ))}
        </ul>
      )}
      <p role={told?.bad ? "alert" : "status"} className={`pb-2 ${told?.bad ? "text-fire-ink" : ""}`}>
        {told?.sentence}
      </p>
      {sure === "anew" ? (
        <SureKeys
          hint={shareWords.anewHint}
          yes={shareWords.anewNow}
          busy={busy}
          onYes={() => void makeAnew()}
        />
      ) : sure !== null ? (
        <SureKeys
          hint={shareWords.handOverHint(sure.name)}
          yes={shareWords.handOverNow(sure.name)}
          no={shareWords.keepIt}
          busy={busy}
          onYes={() => void handOver(sure)}
          onNo={() => setSure(null)}
        />
      ) : (
        <button
          type="button"
          onClick={() => {
            setSure("anew");
            setTold(null);
          }}
          className="plate min-h-14 w-full font-semibold"
        >
          {shareWords.anew}
        </button>
      )}
    </section>
  );
}
