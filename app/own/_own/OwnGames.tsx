"use client";
import Link from "next/link";
import { useEffect, useState } from "react";
import { BackIcon } from "@/app/ui/Icons";
import { PageTitle } from "@/app/ui/PageTitle";
import { readOwnGameLink } from "@/lib/client/ownGame/link";
import { deskWords } from "@/lib/messages/desk";
import { ownWords } from "@/lib/messages/own";
import { type OwnGame, ownGame } from "@/lib/protocol/ruleSets/look";
import { Chooser } from "./Chooser";
import { Editor } from "./Editor";

interface OwnGamesProps {
  /** The groups where the reader may save rules. */
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

/** A game whose questions are open. */
interface OpenGame {
  readonly rules: OwnGame;
  /** The id under which it is saved here. */
  readonly game: string | null;
  /** Saved rules of a group, which a change replaces. */
  readonly saved?: { readonly group: string; readonly preset: string };
}

/** The list of games to start from, or the questions of one game. */
export function OwnGames({ groups }: OwnGamesProps) {
  const [open, setOpen] = useState<OpenGame | null>(null);
  const [badLink, setBadLink] = useState(false);
  useEffect(() => {
    const follow = async () => {
      if (location.hash.length < 2) return;
      const read = await readOwnGameLink(location.hash);
      setBadLink(!read.ok);
      if (!read.ok) return;
      const query = new URLSearchParams(location.search);
      const [group, preset] = [query.get("group"), query.get("preset")];
      setOpen({
        rules: read.value.rules,
        game: null,
        ...(group !== null && preset !== null && { saved: { group, preset } }),
      });
    };
    void follow();
    const again = () => void follow();
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, []);
  const leave = () => {
    history.replaceState(history.state, "", location.pathname);
    setOpen(null);
  };
  return (
    <div className="mx-auto max-w-xl px-4 pb-8">
      <header className="page-header print:hidden!">
        {open === null ? (
          <Link href="/" aria-label={deskWords.home} className="icon-button">
            <BackIcon />
          </Link>
        ) : (
          <button type="button" onClick={leave} aria-label={ownWords.back} className="icon-button">
            <BackIcon />
          </button>
        )}
        <PageTitle>{ownWords.title}</PageTitle>
      </header>
      <main>
        {open === null ? (
          <>
            <p className="pb-3 text-soft">{ownWords.about}</p>
            <p role="alert" className="pb-3 text-fire-ink empty:hidden">
              {badLink && ownWords.badLink}
            </p>
            <Chooser
              onOpen={(rules) => setOpen({ rules, game: null })}
              onSaved={(game) => {
                const rules = ownGame(game);
                if (rules) setOpen({ rules, game });
              }}
            />
          </>
        ) : (
          <Editor
            key={JSON.stringify(open)}
            first={open.rules}
            before={open.game}
            groups={groups}
            saved={open.saved}
          />
        )}
      </main>
    </div>
  );
}
