import type { Presence } from "@/lib/formats/aside";
import { phoneWords } from "@/lib/words/phones";

interface PhoneMarkProps {
  readonly presence: Presence | undefined;
  /** It is this phone. */
  readonly mine: boolean;
}

/** That somebody sits there with a phone: a full one while it is at the table, an empty one else. */
export function PhoneMark({ presence, mine }: PhoneMarkProps) {
  if (mine) return <span className="shrink-0 font-normal text-soft text-xs">{phoneWords.you}</span>;
  if (presence === undefined) return null;
  return (
    <span className="shrink-0">
      <svg viewBox="0 0 9 14" aria-hidden="true" className="h-3 w-auto">
        <rect
          x="1"
          y="1"
          width="7"
          height="12"
          rx="1.8"
          fill={presence === "here" ? "currentColor" : "none"}
          stroke="currentColor"
          strokeWidth="1.2"
          strokeDasharray={presence === "here" ? undefined : "2 1.4"}
        />
      </svg>
      <span className="sr-only">, {phoneWords.presence[presence]}</span>
    </span>
  );
}
