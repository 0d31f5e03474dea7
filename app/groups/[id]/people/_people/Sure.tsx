import { figureWords } from "@/lib/messages/figures";
import type { Shown, ShownMean } from "@/lib/views/figures/shown";

interface SureProps {
  readonly figure: Shown | ShownMean;
  /** How a number of it is written. */
  readonly say: (value: number) => string;
}

/** A figure of a list with what it rests on; in brackets where that is too little to tell. */
export function Sure({ figure, say }: SureProps) {
  if (figure.value === null) return <span className="text-soft">{figureWords.none}</span>;
  const value = say(figure.value);
  return (
    <>
      <span className={figure.small ? "text-soft" : "font-semibold"}>
        {figure.small ? `(${value})` : value}
      </span>
      <span className="block text-small text-soft">{figureWords.of(figure.n)}</span>
    </>
  );
}
