"use client";

import type { ReactNode } from "react";

/** What the thumb zone of any phase is given. */
export interface Zone {
  /** Changes whenever the table does: the zone is then deaf for a moment (see globals.css). */
  readonly seq: number;
  /** Stands on the zone's upper edge: what is above makes room, or is covered where there is none; no key moves. */
  readonly notice: ReactNode;
  /** A tap fell on the zone while it was deaf. */
  readonly onUnheard?: (() => void) | undefined;
  /** Whoever only watches finds no keys here, but how to come by them. */
  readonly watching?: ReactNode;
}

/** The lower edge of the screen, where the thumbs are. It stays where it is, whatever lies above. */
export function ThumbZone({
  seq,
  notice,
  onUnheard,
  watching,
  children,
}: Zone & { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only pointers find the zone deaf
    // biome-ignore lint/a11y/noStaticElementInteractions: what falls through the deaf keys is told, nothing is done
    <div
      className="thumb-zone"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onUnheard?.();
      }}
    >
      <div
        className="notice px-3 pt-1.5 empty:hidden short:sticky short:top-0 short:z-10 low:absolute low:inset-x-0 low:bottom-full low:pb-1.5"
        aria-live="polite"
      >
        {notice}
      </div>
      <div
        className={`flex flex-col gap-2 px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] ${seq % 2 ? "input-locked-odd" : "input-locked-even"}`}
      >
        {watching ?? children}
      </div>
    </div>
  );
}
