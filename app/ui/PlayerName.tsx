import type { Color } from "@/lib/messages/colors";

interface PlayerNameProps {
  readonly name: string;
  readonly color: Color;
}

/** Somebody of a roster: a dot in their color beside the name. The dot tells nothing that the name does not. */
export function PlayerName({ name, color }: PlayerNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <PlayerDot color={color} />
      <span className="min-w-0 text-left leading-tight [overflow-wrap:anywhere]">{name}</span>
    </span>
  );
}

/** Ringed by what is written around it, so that it stands out on any ground. */
function PlayerDot({ color }: { readonly color: Color }) {
  return (
    <svg viewBox="0 0 12 12" className={`dot-${color} size-3 shrink-0`} aria-hidden="true">
      <circle cx="6" cy="6" r="5" stroke="currentColor" strokeWidth="1" />
    </svg>
  );
}
