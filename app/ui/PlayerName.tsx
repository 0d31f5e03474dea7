import type { Color } from "@/lib/messages/colors";

interface PlayerNameProps {
  readonly name: string;
  readonly color: Color;
}

/** A roster player: a dot in their color next to the name. The dot adds no information. */
export function PlayerName({ name, color }: PlayerNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <PlayerDot color={color} />
      <span className="min-w-0 text-left leading-tight [overflow-wrap:anywhere]">{name}</span>
    </span>
  );
}

/** A ring in the text color keeps it visible on any background. */
function PlayerDot({ color }: { readonly color: Color }) {
  return (
    <svg viewBox="0 0 12 12" className={`dot-${color} size-3 shrink-0`} aria-hidden="true">
      <circle cx="6" cy="6" r="5" stroke="currentColor" strokeWidth="1" />
    </svg>
  );
}
