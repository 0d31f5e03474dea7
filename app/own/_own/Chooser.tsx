import { type ReactNode, useEffect, useState } from "react";
import { Section } from "@/app/ui/Section";
import { savedOwnGames } from "@/lib/client/ownGames";
import { gameIds } from "@/lib/engine";
import { CHAPTER_GAMES } from "@/lib/messages/names";
import { galleryWords, ownWords } from "@/lib/messages/own";
import { sayRefusal } from "@/lib/messages/refusals";
import { SOURCE_TEXTS } from "@/lib/messages/sourceTexts";
import { gameLine, gameName } from "@/lib/messages/terms";
import { builtInRuleSet } from "@/lib/protocol/ruleSets/builtIn";
import type { OwnGame } from "@/lib/protocol/ruleSets/look";
import { readOwnGameText } from "@/lib/protocol/ruleSets/ownGame";
import { BLANK } from "@/lib/views/ownGame/draft";
import { GALLERY, variantRules } from "@/lib/views/ownGame/gallery";

interface ChooserProps {
  readonly onOpen: (rules: OwnGame) => void;
  /** A game of this phone, by its id. */
  readonly onSaved: (game: string) => void;
}

/** Larger than any rule set, in bytes. */
const MAX_FILE = 100_000;

/** The games to start from: those of this phone, a blank, those of the rule book, a file, and variants. */
export function Chooser({ onOpen, onSaved }: ChooserProps) {
  const [mine, setMine] = useState<readonly string[]>([]);
  const [badFile, setBadFile] = useState("");
  useEffect(() => setMine(savedOwnGames()), []);
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const read = readOwnGameText(file.size > MAX_FILE ? "" : await file.text());
    if (read.ok) onOpen(read.value.rules);
    else setBadFile(ownWords.badFile + sayRefusal(read.refusal, {}));
  };
  const builtIn = (game: string) => {
    const rules = builtInRuleSet(game, {}, gameName(game));
    if (rules.ok) onOpen(rules.value);
  };
  return (
    <div className="flex flex-col gap-6">
      {mine.length > 0 && (
        <Games heading={ownWords.mine}>
          {mine.map((game) => (
            <Item key={game} name={gameName(game)} line={gameLine(game)} onTap={() => onSaved(game)} />
          ))}
        </Games>
      )}
      <Games heading={ownWords.from}>
        <Item name={ownWords.blank} line="" onTap={() => onOpen(BLANK)} isNext />
        {gameIds.map((game) => (
          <Item key={game} name={gameName(game)} line={gameLine(game)} onTap={() => builtIn(game)} />
        ))}
        <li>
          <label className="key relative min-h-14 w-full px-4 font-semibold">
            <input
              type="file"
              accept="application/json,.json"
              onChange={({ target }) => void readFile(target.files?.[0])}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {ownWords.read}
          </label>
          <p role="alert" className="pt-1 text-fire-ink text-small empty:hidden">
            {badFile}
          </p>
        </li>
      </Games>
      <Games heading={ownWords.gallery}>
        {GALLERY.map((variant) => {
          const [name = "", line = ""] = galleryWords[variant.id];
          const author = variant.source === null ? null : SOURCE_TEXTS[variant.source].author;
          return (
            <Item
              key={variant.id}
              name={name}
              line={line}
              from={ownWords.after(gameName(CHAPTER_GAMES[variant.chapter] ?? ""), author)}
              onTap={() => onOpen(variantRules(variant, name, line))}
            />
          );
        })}
      </Games>
    </div>
  );
}

function Games({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Section heading={heading} look="bold">
      <ul className="flex flex-col gap-2">{children}</ul>
    </Section>
  );
}

interface ItemProps {
  readonly name: string;
  readonly line: string;
  /** Its origin. */
  readonly from?: string;
  readonly isNext?: boolean;
  readonly onTap: () => void;
}

function Item({ name, line, from, isNext = false, onTap }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onTap}
        className={`key min-h-16 w-full flex-col items-start px-4 py-2 text-left leading-tight [overflow-wrap:anywhere] ${isNext ? "key-next" : ""}`}
      >
        <span className="font-semibold">{name}</span>
        {line && <span className="text-small">{line}</span>}
        {from && <span className="text-small text-soft">{from}</span>}
      </button>
    </li>
  );
}
