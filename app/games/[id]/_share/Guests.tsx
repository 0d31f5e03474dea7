"use client";
import { useState } from "react";
import { When } from "@/app/_components/When";
import { sendLinksAnew, sendShowOut } from "@/lib/client/api";
import type { Guest, TableLinks } from "@/lib/formats/tableLinks";
import { linkWords } from "@/lib/words/linkScreens";

interface GuestsProps {
  readonly game: string;
  readonly guests: readonly Guest[];
  readonly onGuests: (guests: readonly Guest[]) => void;
  readonly onLinks: (links: TableLinks) => void;
}

/** For whoever keeps the table: who came by a link, a way to show them out, and new links. */
export function Guests({ game, guests, onGuests, onLinks }: GuestsProps) {
  const [told, setTold] = useState<{ readonly sentence: string; readonly bad: boolean } | null>(null);
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);

  /** Does one thing at a time, and says what came of it. */
  const during = async (deed: () => Promise<string | null>, done: string) => {
    if (busy) return;
    setBusy(true);
    setTold(null);
    const trouble = await deed().catch(() => linkWords.noAnswer);
    setTold({ sentence: trouble ?? done, bad: trouble !== null });
    setBusy(false);
  };
  const showOut = (guest: string) =>
    during(async () => {
      const answer = await sendShowOut(game, guest);
      // Whoever is not there any more is out as well.
      if (answer.ok || answer.code === "no-such-guest") onGuests(guests.filter((one) => one.guest !== guest));
      return answer.ok ? null : answer.message;
    }, linkWords.shownOut);
  const makeAnew = () =>
    during(async () => {
      const answer = await sendLinksAnew(game);
      if (!answer.ok) return answer.message;
      onLinks(answer.links);
      setSure(false);
      return null;
    }, linkWords.madeAnew);

  return (
    <section aria-labelledby="guests" className="mt-6 border-line border-t pt-4 pb-1">
      <h3 id="guests" className="pb-1 font-semibold">
        {linkWords.guests}
      </h3>
      {guests.length === 0 ? (
        <p className="pb-2 text-soft">{linkWords.noGuests}</p>
      ) : (
        <ul className="pb-2">
          {guests.map(({ guest, may, signedIn, since }, at) => {
            const who = signedIn ? linkWords.signedIn : linkWords.phone;
            return (
              <li key={guest} className="flex items-center gap-3 border-line border-t py-1.5 first:border-0">
                <span className="min-w-0 flex-1 leading-snug">
                  {who}
                  <span className="block text-[0.9rem] text-soft">
                    {`${linkWords.may[may]}, ${linkWords.since} `}
                    <When at={since} as="moment" />
                  </span>
                </span>
                <button
                  type="button"
                  aria-label={linkWords.showOutName(who, at + 1)}
                  aria-disabled={busy}
                  onClick={() => void showOut(guest)}
                  className="plate min-h-11 shrink-0 px-3 font-semibold text-sm"
                >
                  {linkWords.showOut}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <p role={told?.bad ? "alert" : "status"} className={`pb-2 ${told?.bad ? "text-fire-ink" : ""}`}>
        {told?.sentence}
      </p>
      {sure ? (
        <>
          <p className="pb-2 text-soft">{linkWords.anewHint}</p>
          <button
            type="button"
            aria-disabled={busy}
            onClick={() => void makeAnew()}
            className="plate brass min-h-14 w-full font-semibold"
          >
            {linkWords.anewNow}
          </button>
        </>
      ) : (
        <button
          type="button"
          onClick={() => {
            setSure(true);
            setTold(null);
          }}
          className="plate min-h-14 w-full font-semibold"
        >
          {linkWords.anew}
        </button>
      )}
    </section>
  );
}
