"use client";
import { type PointerEvent, useRef, useState } from "react";

/** A row being dragged. */
interface Drag {
  readonly from: number;
  readonly to: number;
  /** The drag distance in pixels. */
  readonly by: number;
  readonly height: number;
}

/** Pixels a finger may move before a tap becomes a drag. */
const TREMBLE = 6;
/** Auto-scroll: the distance to the screen edge, and the step. */
const EDGE = 110;
const SCROLL = 12;

/**
 * Reorders list rows by a drag handle, for any pointer. Rows are only translated during the drag; `drop` is
 * called once, at the end, if the row moved.
 */
export function useDrag(count: number, drop: (from: number, to: number) => void) {
  const lines = useRef<(HTMLElement | null)[]>([]);
  const start = useRef<{ from: number; y: number; middles: readonly number[]; height: number } | null>(null);
  const moved = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);

  const grab = (from: number) => (event: PointerEvent<HTMLElement>) => {
    moved.current = false;
    if (event.button !== 0) return;
    const boxes = lines.current.slice(0, count).map((line) => line?.getBoundingClientRect());
    start.current = {
      from,
      y: event.pageY,
      middles: boxes.map((box) => (box ? box.top + box.height / 2 + window.scrollY : 0)),
      height: boxes[from]?.height ?? 0,
    };
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  /** The target of the dragged row; null while the finger only trembles. */
  const dragged = (event: PointerEvent<HTMLElement>): Drag | null => {
    const grabbed = start.current;
    if (!grabbed) return null;
    const { from, middles, height } = grabbed;
    const by = event.pageY - grabbed.y;
    if (!moved.current && Math.abs(by) < TREMBLE) return null;
    moved.current = true;
    const middle = (middles[from] ?? 0) + by;
    const to = middles.filter((other, at) => at !== from && other < middle).length;
    return { from, to, by, height };
  };

  const pull = (event: PointerEvent<HTMLElement>) => {
    const now = dragged(event);
    if (!now) return;
    setDrag(now);
    if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
    else if (event.clientY < EDGE) window.scrollBy(0, -SCROLL);
  };

  const letGo = (keep: boolean) => (event: PointerEvent<HTMLElement>) => {
    // Recomputed: the last move of a fast finger may not have rendered.
    const now = keep ? dragged(event) : null;
    start.current = null;
    setDrag(null);
    if (now && now.from !== now.to) drop(now.from, now.to);
  };

  return {
    drag,
    /** True if the last press was a drag, not a tap. */
    wasDragged: () => moved.current,
    line: (at: number) => (element: HTMLElement | null) => {
      lines.current[at] = element;
    },
    handle: (at: number) => ({
      onPointerDown: grab(at),
      onPointerMove: pull,
      onPointerUp: letGo(true),
      onPointerCancel: letGo(false),
    }),
    /** A row's current offset. */
    shift: (at: number): number => {
      if (!drag) return 0;
      if (at === drag.from) return drag.by;
      if (at > drag.from && at <= drag.to) return -drag.height;
      if (at < drag.from && at >= drag.to) return drag.height;
      return 0;
    },
  };
}
