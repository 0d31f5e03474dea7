"use client";

import type { ReactNode } from "react";

/** Props of the thumb zone in any phase. */
export interface Zone {
  /** Changes with the table; the zone then ignores input for a moment (see globals.css). */
  readonly seq: number;
  /** On the upper edge of the zone, one at a time: the content above makes room or is covered, and no key moves. */
  readonly notice: ReactNode;
  /** In the place of the notice, if there is none. */
  readonly offer?: ReactNode;
  /** Called for a tap while input is ignored. */
  readonly onStaleTap?: (() => void) | undefined;
  /** True if the notice pushes the content above up instead of covering it on a low screen. */
  readonly pushes?: boolean;
  /** Replaces the keys for a watcher: how to get them. */
  readonly watching?: ReactNode;
}

/** The keys at the lower edge of the screen. Their position does not depend on the content above. */
export function ThumbZone({
  seq,
  notice,
  offer,
  onStaleTap,
  pushes = false,
  watching,
  children,
}: Zone & { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only pointers find the zone deaf
    // biome-ignore lint/a11y/noStaticElementInteractions: what falls through the deaf keys is told, nothing is done
    <div
      className="thumb-zone"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onStaleTap?.();
      }}
    >
      <div
        className={`notice px-3 pt-1.5 empty:hidden [&>*~*]:hidden short:sticky short:top-0 short:z-10 ${pushes ? "" : "low:absolute low:inset-x-0 low:bottom-full low:pb-1.5"}`}
        aria-live="polite"
      >
        {notice}
        {offer}
      </div>
      <div className={`keys ${seq % 2 ? "input-locked-odd" : "input-locked-even"}`}>
        {watching ?? children}
      </div>
    </div>
  );
}
