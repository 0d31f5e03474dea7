import type { Colour } from "@/lib/messages/colours";

interface PlayerNameProps {
  readonly name: string;
  readonly colour: Colour;
}

/** A roster player: a dot in their color next to the name. The dot adds no information. */
export function PlayerName({ name, colour }: PlayerNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <PlayerDot colour={colour} />
      <span className="min-w-0 text-left leading-tight [overflow-wrap:anywhere]">{name}</span>
    </span>
  );
}

/** A ring in the text color keeps it visible on any background. */
function PlayerDot({ colour }: { readonly colour: Colour }) {
  return (
    <svg viewBox="0 0 12 12" className={`dot-${colour} size-3 shrink-0`} aria-hidden="true">
      <circle cx="6" cy="6" r="5" stroke="currentColor" strokeWidth="1" />
    </svg>
  );
}
