import { phoneWords } from "@/lib/messages/table";
import type { Presence } from "@/lib/protocol/liveState";

interface PhoneMarkProps {
  readonly presence: Presence | undefined;
  /** True for this phone. */
  readonly mine: boolean;
}

/** Presence of a seat's phone: filled while connected, crossed out otherwise. */
export function PhoneMark({ presence, mine }: PhoneMarkProps) {
  if (mine)
    return (
      <span className="shrink-0 font-normal text-soft text-small">
        <span className="sr-only">, </span>
        {phoneWords.you}
      </span>
    );
  if (presence === undefined) return null;
  return (
    <span className="shrink-0">
      <svg viewBox="0 0 10 16" aria-hidden="true" className="h-3.5 w-auto fill-none stroke-current">
        <rect x="0.7" y="0.7" width="8.6" height="14.6" rx="2" strokeWidth="1.3" />
        {presence === "here" ? (
          <path d="M5 4v5.5" strokeWidth="4.4" />
        ) : (
          <path d="M2.5 12.5l5-9" strokeWidth="1.2" strokeLinecap="round" />
        )}
        {presence === "here" && <path d="M4 12.6h2" strokeWidth="1.2" strokeLinecap="round" />}
      </svg>
      <span className="sr-only">, {phoneWords.presence[presence]}</span>
    </span>
  );
}
