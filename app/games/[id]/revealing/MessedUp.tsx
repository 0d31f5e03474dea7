import { cupWords } from "@/lib/messages/dice";

interface MessedUpProps {
  /** Who made the claim. */
  readonly name: string;
  readonly pleads: boolean;
  readonly onPlead: (pleads: boolean) => void;
}

/** The claimer's plea that the dice were disturbed when the cup was passed on: they count as they lie, and it costs double (P7). */
export function MessedUp({ name, pleads, onPlead }: MessedUpProps) {
  return (
    <label className="plate mx-3 mb-2 min-h-11 justify-start! gap-2.5 px-3 py-1 text-left text-minor leading-tight flat:basis-full lg:mx-0">
      <input
        type="checkbox"
        checked={pleads}
        onChange={() => onPlead(!pleads)}
        aria-label={cupWords.messedUp}
        aria-describedby="messed-up"
        className="size-5 shrink-0 accent-(--brass)"
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold">{cupWords.messedUp}</span>{" "}
        <span id="messed-up" className="text-soft">
          {cupWords.messedUpHint(name)}
        </span>
      </span>
    </label>
  );
}
