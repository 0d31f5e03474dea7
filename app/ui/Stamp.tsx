/** The longest text with a size of its own (`letters-*` in globals.css). */
const MAX_SIZED = 40;

/** A verdict stamped across the card, always on one line. `bad` is red ink, otherwise green. */
export function Stamp({ text, bad }: { readonly text: string; readonly bad: boolean }) {
  return (
    <div className="@container">
      <p className={`stamped ${bad ? "text-(--stamp)" : "text-(--stamp-good)"}`}>
        <span
          className={`letters-${Math.min(text.length, MAX_SIZED)} stamp inline-block rounded-xl border-[0.13em] border-current bg-(--stamp-ground) px-[0.3em] pt-[0.06em] pb-[0.12em] uppercase leading-[1.04]`}
        >
          {text}
        </span>
      </p>
    </div>
  );
}
