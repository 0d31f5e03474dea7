"use client";

import { useLayoutEffect, useRef } from "react";

/** How many pieces come one after the other: each for so long, so long after the one before, all of them within `most` (milliseconds). */
export interface Beat {
  readonly lasts: number;
  readonly every: number;
  readonly most?: number;
  readonly easing?: string;
  /** Heard when a piece has come. */
  readonly sound?: () => void;
}

/** What a show is made of: nothing is seen before its beat, and what is not in it is there all along. */
export interface Stage {
  /** The pieces of the screen. */
  readonly all: (selector: string) => readonly Element[];
  /** Lets them come, and the time go on until the last of them is there. */
  readonly come: (pieces: readonly Element[], from: Keyframe, beat: Beat) => void;
  /** Nothing happens for so long. */
  readonly rest: (milliseconds: number) => void;
  /** Moves something beside all that, from now on. */
  readonly beside: (piece: Element | undefined, frames: Keyframe[], lasts: number) => void;
}

/** How keys rest as long as a show lasts: a tap ends it, and does nothing else. */
export const RESTING: Keyframe = { opacity: 0, pointerEvents: "none" };

/**
 * Shows what has just happened one after the other, when it happens while this page is looked at. Any tap or key ends it; whoever wants no
 * motion sees how it ends.
 * @param play null where nothing just happened.
 * @returns what the show is about: it is looked for within the table's screen.
 */
export function useSequence<Screen extends HTMLElement>(play: ((stage: Stage) => void) | null, key: number) {
  const screen = useRef<Screen>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened is shown once
  useLayoutEffect(() => {
    const root = screen.current?.closest(".table-screen");
    if (play === null || !root) return;
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return playSequence(root, play);
    play(stillStage(root));
  }, [key]);
  return screen;
}

/** The same where nothing moves: all of it is there, and what is heard of it is heard at once. */
const stillStage = (root: Element): Stage => ({
  all: (selector) => [...root.querySelectorAll(selector)],
  come: (pieces, _, { sound }) => pieces.length > 0 && sound?.(),
  rest: () => {},
  beside: () => {},
});

function playSequence(root: Element, play: (stage: Stage) => void): () => void {
  const moving: Animation[] = [];
  let at = 0;
  let ended = false;
  let heard = false;
  /** What is ended early is heard once, however many pieces there were. */
  const hear = (sound: () => void) => () => {
    if (ended && heard) return;
    heard = ended;
    sound();
  };
  const move = (piece: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => {
    const animation = piece.animate(frames, { fill: "backwards", ...timing });
    moving.push(animation);
    return animation;
  };
  play({
    all: (selector) => [...root.querySelectorAll(selector)],
    come(pieces, from, { lasts, every, most = 1_000, easing = "ease-out", sound }) {
      const step = Math.min(every, most / Math.max(1, pieces.length));
      for (const [place, piece] of pieces.entries()) {
        const animation = move(piece, [from, {}], { delay: at + place * step, duration: lasts, easing });
        if (sound) animation.onfinish = hear(sound);
      }
      if (pieces.length > 0) at += (pieces.length - 1) * step + lasts;
    },
    rest: (milliseconds) => {
      at += milliseconds;
    },
    beside: (piece, frames, duration) => {
      if (piece) move(piece, frames, { delay: at, duration });
    },
  });
  const end = () => {
    ended = true;
    for (const animation of moving) if (animation.playState !== "finished") animation.finish();
    removeEventListener("pointerdown", end, true);
    removeEventListener("keydown", end, true);
  };
  addEventListener("pointerdown", end, true);
  addEventListener("keydown", end, true);
  return () => {
    heard = true;
    end();
  };
}
