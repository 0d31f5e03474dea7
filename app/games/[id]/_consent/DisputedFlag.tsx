import { FlagIcon } from "@/app/ui/Icons";
import { consentWords } from "@/lib/messages/verdict";

/** Marks a round with an open dispute. */
export function DisputedFlag() {
  return (
    <span className="ml-1.5 inline-flex items-center gap-1 whitespace-nowrap rounded-full border border-brass px-2 align-[0.05em] font-semibold text-small [&_svg]:size-3">
      <FlagIcon />
      {consentWords.flag}
    </span>
  );
}
