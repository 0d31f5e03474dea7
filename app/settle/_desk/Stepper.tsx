import { deskWords } from "@/lib/messages/desk";

interface StepperProps {
  readonly name: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly onStep: (at: number) => void;
}

/** A stepper for a number, which can also be typed. */
export function Stepper({ name, at, from, to, onStep }: StepperProps) {
  const step = (number: number) => onStep(Math.min(to, Math.max(from, number)));
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="min-w-0 flex-1 text-small text-soft leading-tight">
        {name}
      </span>
      <button
        type="button"
        aria-label={`${name}: ${deskWords.fewer}`}
        aria-disabled={at <= from}
        onClick={() => step(at - 1)}
        className="key min-h-12 w-14 text-large"
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={name}
        min={from}
        max={to}
        value={at}
        onChange={({ target }) => Number.isInteger(target.valueAsNumber) && step(target.valueAsNumber)}
        className="stamp min-h-12 w-16 rounded-xl border border-edge bg-raised text-center text-large"
      />
      <button
        type="button"
        aria-label={`${name}: ${deskWords.more}`}
        aria-disabled={at >= to}
        onClick={() => step(at + 1)}
        className="key min-h-12 w-14 text-large"
      >
        +
      </button>
    </div>
  );
}
