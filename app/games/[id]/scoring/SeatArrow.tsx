import { type RefObject, useEffect, useState } from "react";
import type { PlayerId } from "@/lib/engine";

interface SeatArrowProps {
  /** The felt, whose seats carry `data-seat`. */
  readonly felt: RefObject<HTMLElement | null>;
  readonly from: PlayerId;
  readonly to: PlayerId;
}

interface Line {
  readonly path: string;
  readonly head: string;
  readonly size: readonly [width: number, height: number];
}

/** An arrow in chalk from the challenger's seat to the claimer's, over the felt. */
export function SeatArrow({ felt, from, to }: SeatArrowProps) {
  const [line, setLine] = useState<Line | null>(null);
  useEffect(() => {
    const draw = () => setLine(felt.current && lineBetween(felt.current, from, to));
    draw();
    addEventListener("resize", draw);
    return () => removeEventListener("resize", draw);
  }, [felt, from, to]);
  if (line === null) return null;
  return (
    <svg
      viewBox={`0 0 ${line.size.join(" ")}`}
      aria-hidden="true"
      className="seat-arrow"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="4"
    >
      <path d={line.path} pathLength="1" />
      <path d={line.head} />
    </svg>
  );
}

/** Space between a seat and the arrow, and the length of its head, in pixels. */
const GAP = 8;
const HEAD = 13;

/** How far the arrow bends, as a part of its length. */
const BEND = 0.12;

const average = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);

function lineBetween(felt: HTMLElement, from: PlayerId, to: PlayerId): Line | null {
  const area = felt.getBoundingClientRect();
  const seatOf = (player: PlayerId) =>
    [...felt.querySelectorAll("[data-seat]")].find((seat) => seat.getAttribute("data-seat") === player);
  const [start, end] = [seatOf(from), seatOf(to)].map((seat) => seat?.getBoundingClientRect());
  if (!start || !end) return null;
  const middle = (box: DOMRect): Point => [
    box.left + box.width / 2 - area.left,
    box.top + box.height / 2 - area.top,
  ];
  const [a, b] = [middle(start), middle(end)];
  const [x1, y1] = edge(a, b, start);
  const [x2, y2] = edge(b, a, end);
  if (Math.hypot(x2 - x1, y2 - y1) < 2 * HEAD) return null;
  // Bends a little towards the middle, like a line drawn by hand around the other seats.
  const [midX, midY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const bends = [1, -1].map(
    (side): Point => [midX - side * (y2 - y1) * BEND, midY + side * (x2 - x1) * BEND],
  );
  const seats = [...felt.querySelectorAll("[data-seat]")].map((seat) => middle(seat.getBoundingClientRect()));
  const center: Point = [average(seats.map(([x]) => x)), average(seats.map(([, y]) => y))];
  const [bend = center] = bends.toSorted((one, other) => distance(one, center) - distance(other, center));
  const angle = Math.atan2(y2 - bend[1], x2 - bend[0]);
  const wing = (turn: number) =>
    `${x2 - HEAD * Math.cos(angle + turn)} ${y2 - HEAD * Math.sin(angle + turn)}`;
  return {
    path: `M${x1} ${y1} Q${bend.join(" ")} ${x2} ${y2}`,
    head: `M${wing(0.5)} L${x2} ${y2} L${wing(-0.5)}`,
    size: [area.width, area.height],
  };
}

type Point = readonly [x: number, y: number];

/** The point on the way from a box's middle to another one where the box ends. */
function edge([x, y]: Point, [toX, toY]: Point, { width, height }: DOMRect): Point {
  const [dx, dy] = [toX - x, toY - y];
  const reach = Math.min(
    (width / 2 + GAP) / Math.max(Math.abs(dx), 1),
    (height / 2 + GAP) / Math.max(Math.abs(dy), 1),
    0.45,
  );
  return [x + dx * reach, y + dy * reach];
}
