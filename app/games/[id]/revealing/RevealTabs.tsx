import { revealWords } from "@/lib/messages/dice";
import type { RevealMode } from "./useDraft";

interface RevealTabsProps {
  /** The modes of this game. */
  readonly ways: readonly RevealMode[];
  readonly way: RevealMode;
  readonly onChange: (way: RevealMode) => void;
}

const SHORTCUTS: Readonly<Record<RevealMode, string>> = { dice: "d", counts: "c", total: "t", outcome: "o" };

/** How much was seen: every die, a count per cup, one total, or just the answer. */
export function RevealTabs({ ways, way, onChange }: RevealTabsProps) {
  return (
    <fieldset
      aria-label={revealWords.howMuch}
      className="grid grid-cols-[repeat(auto-fit,minmax(4.2rem,1fr))] gap-1 rounded-2xl bg-raised p-1"
    >
      {ways.map((one) => (
        <label
          key={one}
          className="relative grid min-h-14 place-items-center rounded-xl px-1 text-center font-semibold text-small text-soft leading-tight has-checked:bg-ink has-checked:text-table has-focus-visible:outline-3 has-focus-visible:outline-brass"
        >
          <input
            type="radio"
            name="way"
            aria-keyshortcuts={SHORTCUTS[one]}
            checked={way === one}
            onChange={() => onChange(one)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {revealWords.ways[one]}
        </label>
      ))}
    </fieldset>
  );
}
