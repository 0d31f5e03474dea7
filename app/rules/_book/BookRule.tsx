import { ExampleDice } from "@/app/_house/ExampleDice";
import { list } from "@/lib/messages/anyPage";
import { sayOption, saySource } from "@/lib/messages/house";
import { bookWords, sayPublicSource } from "@/lib/messages/rules";
import { gameName } from "@/lib/messages/terms";
import { type BookEntry, sayBookRule, sayPlayed } from "./entry";

/** A rule of the book: its sentence, a played example, its source, and other sources that agree. */
export function BookRule({ entry }: { readonly entry: BookEntry }) {
  const { id, example, options, source, playedBy } = entry;
  return (
    <>
      <p className="leading-snug">{sayBookRule(id)}</p>
      {example && (
        <div className="mt-1.5 border-line border-l-2 pl-3 text-small leading-snug [overflow-wrap:anywhere]">
          <p>
            <span className="text-soft">{bookWords.example}:</span> {sayPlayed(entry)}
          </p>
          {"seen" in example && <ExampleDice seen={example.seen} />}
        </div>
      )}
      <p className="pt-1 text-small text-soft leading-snug">
        {options.map(({ option, games }) => (
          <span key={option} className="block">
            {bookWords.house}: {sayOption(option)} ({list(games.map(gameName))})
          </span>
        ))}
        <span className="block">
          {source ? `${bookWords.source} ${saySource(source)}. ` : ""}
          {playedBy.length > 0 && `${bookWords.playedBy}: ${list(playedBy.map(sayPublicSource))}.`}
          {!source && playedBy.length === 0 && bookWords.ownReading}
        </span>
      </p>
    </>
  );
}
