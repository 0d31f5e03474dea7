import { numbered } from "@/app/ui/numbered";

interface FoundDotsProps {
  readonly found: number;
  readonly needed: number;
}

/** A dot per claimed die, filled as the count approaches the claim. */
export const FoundDots = ({ found, needed }: FoundDotsProps) => (
  <span aria-hidden="true" className="found-dots">
    {numbered(Array.from({ length: Math.min(needed, MAX_DOTS) })).map(({ number }) => (
      <span
        key={number}
        className={`size-2.5 rounded-full border-2 ${number < found ? "border-brass bg-(--brass)" : "border-felt-soft"}`}
      />
    ))}
  </span>
);

/** A claim can be a thousand. */
const MAX_DOTS = 40;
