"use client";

import { useLayoutEffect, useRef } from "react";

/**
 * Timing of several pieces, one after the other, in milliseconds: each one's duration, the delay between two, and
 * the most for all delays.
 */
export interface Timing {
  readonly duration: number;
  readonly stagger: number;
  readonly maxTotal?: number;
  readonly easing?: string;
  /** Played when a piece arrives. */
  readonly sound?: () => void;
  /** Called when a piece arrives, with the number of those that have. */
  readonly onArrival?: (arrived: number) => void;
}

/** The first keyframe of a piece, all of them, or a function that returns all for each piece. */
type From = Keyframe | readonly Keyframe[] | ((piece: Element) => readonly Keyframe[]);

/**
 * The steps of a sequence. A piece is hidden before its step; pieces outside the sequence are visible
 * throughout.
 */
export interface Stage {
  /** Finds pieces on the screen. */
  readonly all: (selector: string) => readonly Element[];
  /** Animates pieces in; the timeline continues after the last one. */
  readonly reveal: (pieces: readonly Element[], from: From, timing: Timing) => void;
  /** Pauses the timeline. */
  readonly pause: (milliseconds: number) => void;
  /** Animates a piece in parallel, starting now. */
  readonly animateParallel: (piece: Element | undefined, frames: Keyframe[], duration: number) => void;
}

/** The keyframe of keys before their step: invisible, and a tap does not reach them. */
export const RESTING: Keyframe = { opacity: 0, pointerEvents: "none" };

/**
 * Plays an event as a sequence if it happens while the page is visible. Any tap or key ends it; with reduced
 * motion only the end is shown.
 * @param play null if nothing just happened.
 * @returns a ref for the root, which contains the pieces.
 */
export function useSequence<Root extends HTMLElement>(play: ((stage: Stage) => void) | null, key: number) {
  const screen = useRef<Root>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened is shown once
  useLayoutEffect(() => {
    const root = screen.current?.closest(".table-screen, .tv");
    if (play === null || !root) return;
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return playSequence(root, play);
    play(stillStage(root));
  }, [key]);
  return screen;
}

function framesOf(piece: Element, from: From): Keyframe[] {
  const frames = typeof from === "function" ? from(piece) : from;
  return Array.isArray(frames) ? [...frames] : [frames as Keyframe, {}];
}

/** The version without motion: everything is visible, and sounds play at once. */
const stillStage = (root: Element): Stage => ({
  all: (selector) => [...root.querySelectorAll(selector)],
  reveal: (pieces, _, { sound, onArrival }) => {
    if (pieces.length === 0) return;
    onArrival?.(pieces.length);
    sound?.();
  },
  pause: () => {},
  animateParallel: () => {},
});

function playSequence(root: Element, play: (stage: Stage) => void): () => void {
  const moving: Animation[] = [];
  let at = 0;
  let ended = false;
  let heard = false;
  /** After an early end each sound plays once, for any number of pieces. */
  const playOnce = (sound: () => void) => () => {
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
    reveal(pieces, from, { duration, stagger, maxTotal = 1_000, easing = "ease-out", sound, onArrival }) {
      const step = Math.min(stagger, maxTotal / Math.max(1, pieces.length));
      // All places are read before the first animation: a read after one lays the page out again.
      const frames = pieces.map((piece) => ({ piece, frames: framesOf(piece, from) }));
      for (const [place, { piece, frames: own }] of frames.entries()) {
        const animation = move(piece, own, { delay: at + place * step, duration, easing });
        const heard = sound && playOnce(sound);
        animation.onfinish = () => {
          onArrival?.(place + 1);
          heard?.();
        };
      }
      if (pieces.length > 0) at += (pieces.length - 1) * step + duration;
    },
    pause: (milliseconds) => {
      at += milliseconds;
    },
    animateParallel: (piece, frames, duration) => {
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
