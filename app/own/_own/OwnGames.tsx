"use client";
import Link from "next/link";
import { useEffect, useState } from "react";
import { BackIcon } from "@/app/ui/Icons";
import { PageTitle } from "@/app/ui/PageTitle";
import { readOwnGameLink } from "@/lib/client/ownGame/link";
import { ownRules, type RuleSetData } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import { ownWords } from "@/lib/messages/own";
import { Chooser } from "./Chooser";
import { Editor } from "./Editor";

interface OwnGamesProps {
  /** The groups where the reader may save rules. */
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

/** The list of games to start from, or the questions of one game. */
export function OwnGames({ groups }: OwnGamesProps) {
  const [open, setOpen] = useState<{ readonly rules: RuleSetData; readonly game: string | null } | null>(
    null,
  );
  const [badLink, setBadLink] = useState(false);
  useEffect(() => {
    const follow = async () => {
      if (location.hash.length < 2) return;
      const read = await readOwnGameLink(location.hash);
      setBadLink(!read.ok);
      if (read.ok) setOpen({ rules: read.value.rules, game: null });
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
      <header className="page-header">
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
                const rules = ownRules(game);
                if (rules) setOpen({ rules, game });
              }}
            />
          </>
        ) : (
          <Editor key={JSON.stringify(open)} first={open.rules} before={open.game} groups={groups} />
        )}
      </main>
    </div>
  );
}
