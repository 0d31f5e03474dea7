interface ThumbZoneProps {
  /** Changes whenever the table does: the zone is then deaf for a moment (see globals.css). */
  readonly seq: number;
  /** Floats on the zone's upper edge, so that nothing moves when it comes and goes. */
  readonly notice: React.ReactNode;
  readonly children: React.ReactNode;
}

/** The lower edge of the screen, where the thumbs are. It stays where it is, whatever lies above. */
export function ThumbZone({ seq, notice, children }: ThumbZoneProps) {
  return (
    <div className="sticky bottom-0 z-10 bg-table flat:w-[25rem] flat:self-end">
      <div className="pointer-events-none absolute inset-x-3 bottom-full mb-2" aria-live="polite">
        {notice}
      </div>
      <div
        className={`flex flex-col gap-2 px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-0 ${seq % 2 ? "deaf-odd" : "deaf-even"}`}
      >
        {children}
      </div>
    </div>
  );
}
