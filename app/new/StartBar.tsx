import { useRef } from "react";
import { DiceRow, placed } from "@/app/ui/Dice";
import { useAboveKeyboard } from "@/app/ui/useAboveKeyboard";
import { START_WORDS, sayDice } from "@/lib/messages/start";
import type { DiceEach } from "./rows";

interface StartBarProps {
  readonly id: string;
  readonly each: DiceEach;
  readonly going: boolean;
  /** Why the last start failed. */
  readonly error: string | null;
  readonly onStart: () => void;
}

/** Under the thumb: the dice per player, and the start button. */
export function StartBar({ id, each, going, error, onStart }: StartBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  const ready = "dice" in each;
  return (
    <div
      ref={bar}
      className="sticky bottom-0 short:static -mx-4 border-t border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {error && (
        <p role="alert" className="pb-3 text-small text-fire-ink">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div aria-live="polite" className="text-small text-soft">
          {ready && (
            <span className="mb-1 flex gap-1" aria-hidden="true">
              <DiceRow dice={placed([2, 5, 1, 6, 3]).slice(0, each.dice)} size="size-[1.5rem]" silent />
            </span>
          )}
          {ready ? sayDice(each.dice, each.oneCup) : !error && each.sentence}
        </div>
        {/* Not a submit button: Enter before hydration would reload the page without the names. */}
        <button
          type="button"
          onClick={onStart}
          id={id}
          aria-disabled={!ready || going}
          className={`key stamp max-sm:grow min-h-16 min-w-40 px-6 text-title ${ready ? "key-next" : ""}`}
        >
          {going ? START_WORDS.starting : START_WORDS.crew.start}
        </button>
      </div>
    </div>
  );
}
