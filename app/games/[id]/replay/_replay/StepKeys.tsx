import { replayWords } from "@/lib/messages/replay";

const WORDS = replayWords;

interface StepKeysProps {
  /** From 0. */
  readonly at: number;
  readonly steps: number;
  /** The event of this step, in words. */
  readonly says: string;
  readonly onStep: (at: number) => void;
}

/** Previous, a slider, next; also with the arrow keys. */
export function StepKeys({ at, steps, says, onStep }: StepKeysProps) {
  const to = (step: number) => onStep(Math.min(steps - 1, Math.max(0, step)));
  const key = "key size-14 shrink-0 text-large";
  return (
    <div className="thumb-zone -mx-3 border-line border-t px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] flat:flex flat:items-center flat:gap-4 flat:pt-1 flat:pb-1 print:hidden">
      <p aria-live="polite" className="flex gap-3 pb-1.5 text-base leading-tight flat:w-64 flat:pb-0">
        <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{says}</span>
        <span className="shrink-0 text-soft">{WORDS.stepOf(at + 1, steps)}</span>
      </p>
      <div className="flex flex-1 items-center gap-3">
        <button
          type="button"
          aria-label={WORDS.previous}
          aria-disabled={at === 0}
          onClick={() => to(at - 1)}
          className={key}
        >
          ‹
        </button>
        <input
          type="range"
          aria-label={WORDS.step}
          aria-valuetext={`${WORDS.stepOf(at + 1, steps)}: ${says}`}
          min={0}
          max={steps - 1}
          step={1}
          value={at}
          onChange={({ target }) => to(target.valueAsNumber)}
          className="slider h-14 min-w-0 flex-1 cursor-pointer"
        />
        <button
          type="button"
          aria-label={WORDS.next}
          aria-disabled={at === steps - 1}
          onClick={() => to(at + 1)}
          className={key}
        >
          ›
        </button>
      </div>
    </div>
  );
}
