import { FlagIcon, TickIcon } from "@/app/ui/Icons";
import { consentWords } from "@/lib/messages/verdict";
import { CONSENTS, type ConsentWord } from "@/lib/protocol/liveState";
import { consentTo, responseOf } from "@/lib/views/consents";
import type { Consents } from "./useConsents";

interface ConsentKeysProps {
  readonly consents: Consents;
  readonly round: number;
}

/** For a seated player: agree with a verdict or dispute it in one tap; the same key undoes it. */
export function ConsentKeys({ consents: { all, mine, say }, round }: ConsentKeysProps) {
  const consent = consentTo(all, round);
  if (mine === null || consent.settled !== null) return null;
  const response = responseOf(consent, mine);
  return (
    <fieldset
      aria-label={consentWords.legend}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2"
    >
      {CONSENTS.map((word) => (
        <button
          key={word}
          type="button"
          aria-pressed={response === word}
          onClick={() => say(round, response === word ? null : word)}
          className={`key min-h-14 gap-2 px-2 font-semibold [&_svg]:size-4 ${response === word ? "border-brass! shadow-[inset_0_0_0_1px_var(--brass)]" : ""}`}
        >
          <Mark word={word} />
          {consentWords.keys[word]}
        </button>
      ))}
    </fieldset>
  );
}

const Mark = ({ word }: { readonly word: ConsentWord }) => (word === "agreed" ? <TickIcon /> : <FlagIcon />);
