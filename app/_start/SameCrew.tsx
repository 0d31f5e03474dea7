"use client";
import { START_WORDS, sayCrew } from "@/lib/messages/start";
import { type Played, useStart } from "./useStart";

interface SameCrewProps {
  readonly names: readonly string[];
  /** The game, its house rules and its place. */
  readonly played: Played;
}

/** Starts the same game with the crew of the latest table, in one tap. */
export function SameCrew({ names, played }: SameCrewProps) {
  const [start, go] = useStart("push");
  return (
    <>
      {start.start === "failed" && (
        <p role="alert" className="text-small text-fire-ink">
          {start.sentence}
        </p>
      )}
      <button
        type="button"
        onClick={() => go(names, played)}
        aria-disabled={start.start === "going"}
        className="key min-h-16 flex-col px-4 py-2"
      >
        <span className="block font-semibold">
          {start.start === "going" ? START_WORDS.starting : START_WORDS.sameCrew}
        </span>
        <span className="block max-w-full text-small leading-snug [overflow-wrap:anywhere] text-soft">
          {sayCrew(names, 5)}
        </span>
      </button>
    </>
  );
}
