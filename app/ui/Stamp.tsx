/** The longest a stamp has a size for (`letters-*` in globals.css). */
const LONGEST = 40;

/** A verdict stamped across the card, on one line however long it is. `bad` in red ink, otherwise green. */
export function Stamp({ text, bad }: { readonly text: string; readonly bad: boolean }) {
  return (
    <div className="@container">
      <p className={`stamped ${bad ? "text-fire-ink" : "text-good"}`}>
        <span
          className={`letters-${Math.min(text.length, LONGEST)} stamp inline-block rounded-lg border-4 border-current px-3 pt-[0.08em] pb-[0.14em] uppercase leading-[1.04]`}
        >
          {text}
        </span>
      </p>
    </div>
  );
}
