import { boardWords } from "@/lib/messages/notices";

/** The way to the big screen, in a page of its own: this phone keeps its table. */
export function BoardLink({ game }: { readonly game: string }) {
  return (
    <p className="mt-4 border-line border-t pt-4">
      <a
        href={`/games/${game}/board`}
        target="_blank"
        rel="noreferrer"
        className="plate min-h-14 w-full px-4 font-semibold"
      >
        {boardWords.open}
      </a>
      <span className="block pt-1.5 text-center text-minor text-soft leading-snug">
        {boardWords.openHint}
      </span>
    </p>
  );
}
