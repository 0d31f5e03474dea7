import { Fragment, type ReactNode } from "react";
import type { Face } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import { faceWord } from "@/lib/messages/terms";
import { numbered } from "./numbered";

/** Where the pips sit on a die of 100×100, by face. */
export const PIPS: Record<Face, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 23],
    [72, 23],
    [28, 50],
    [72, 50],
    [28, 77],
    [72, 77],
  ],
};

/**
 * `plain` bone, `wild` red, `counts` bone ringed in brass, `faded` for dice that do not count, `locked` ringed, with a padlock on
 * its corner.
 */
export type DieLook = "plain" | "wild" | "counts" | "faded" | "locked";

const GROUND: Record<DieLook, string> = {
  plain: "var(--bone)",
  wild: "var(--fire)",
  counts: "var(--bone)",
  faded: "var(--faded)",
  locked: "var(--bone)",
};

const EDGE: Record<DieLook, string> = {
  plain: "var(--die-edge)",
  wild: "var(--wild-edge)",
  counts: "var(--brass)",
  faded: "none",
  locked: "var(--brass)",
};

interface DieProps {
  readonly face: Face;
  readonly look?: DieLook | undefined;
  /** The class that says how long a side is. */
  readonly size?: string | undefined;
  /** Drawn inside something that already says its name. */
  readonly silent?: boolean | undefined;
}

/** One die with real pips, named for screen readers ("five", "four, wild"). */
export function Die({ face, look = "plain", size = "size-10", silent = false }: DieProps) {
  const named = silent ? undefined : look === "wild" ? tableWords.wildDie(face) : faceWord(face, 1);
  const locked = look === "locked";
  return (
    <svg
      viewBox="0 0 100 100"
      className={`shrink-0 ${size}`}
      role="img"
      aria-label={locked && !silent ? tableWords.lockedDie(face) : named}
      aria-hidden={silent}
    >
      <g transform={locked ? "translate(0 15) scale(0.85)" : undefined}>
        <rect
          x="5"
          y="5"
          width="90"
          height="90"
          rx="20"
          fill={GROUND[look]}
          stroke={EDGE[look]}
          strokeWidth={look === "counts" || locked ? 9 : 3}
        />
        {PIPS[face].map(([x, y]) => (
          <circle
            key={`${x}-${y}`}
            cx={x}
            cy={y}
            r="9.5"
            fill={look === "wild" ? "var(--on-fire)" : look === "faded" ? "var(--faded-pip)" : "var(--pip)"}
          />
        ))}
      </g>
      {locked && <Padlock />}
    </svg>
  );
}

/** On the upper right corner, so that no pip is hidden. */
const Padlock = () => (
  <g fill="none" stroke="var(--on-brass)">
    <circle cx="80" cy="20" r="19" fill="var(--brass-plate)" stroke="none" />
    <rect x="71" y="18" width="18" height="13" rx="2" fill="var(--on-brass)" stroke="none" />
    <path d="M74.5 18v-4a5.5 5.5 0 0 1 11 0v4" strokeWidth="4" />
  </g>
);

/** `next`: where the next die goes; `missing`: claimed, and not there; `unrolled`: the red die, before it is rolled. */
export type GhostLook = "empty" | "next" | "missing" | "unrolled";

interface GhostDieProps {
  readonly size?: string | undefined;
  readonly look?: GhostLook | undefined;
}

/** The place of a die that is not there. Silent: whoever draws it says what is missing. */
export function GhostDie({ size = "size-10", look = "empty" }: GhostDieProps) {
  return (
    <svg viewBox="0 0 100 100" className={`shrink-0 ${size}`} aria-hidden="true">
      <rect
        x="6"
        y="6"
        width="88"
        height="88"
        rx="19"
        fill={look === "unrolled" ? "var(--fire)" : "none"}
        stroke={
          {
            empty: "var(--edge)",
            next: "var(--ring, var(--brass))",
            missing: "var(--fire)",
            unrolled: "none",
          }[look]
        }
        strokeWidth={look === "empty" ? 4 : 7}
        strokeDasharray={look === "next" ? undefined : "13 10"}
      />
    </svg>
  );
}

/** What is at one place of a row. */
export interface Placed {
  /** Null where no die lies. */
  readonly face: Face | null;
  /** How the die looks. */
  readonly look?: DieLook;
  /** How the place looks while no die lies there. */
  readonly ghost?: GhostLook;
}

/** Faces as dice of a row, those of the wild face red. */
export const placed = (faces: readonly Face[], wild: Face | null = null) =>
  faces.map((face) => ({ face, look: face === wild ? "wild" : "plain" }) as const);

interface DiceRowProps<At extends Placed> {
  readonly dice: readonly At[];
  /** The class that says how long a side is. */
  readonly size?: string;
  /** Drawn inside something that already says what lies there. */
  readonly silent?: boolean;
  /** Puts each die into what it is there: an item of a list, a key. Left out where the dice stand as they are. */
  readonly children?: (drawn: ReactNode, at: At, place: number) => ReactNode;
}

/** Dice in a row, and the places of those that are not there. Whoever draws it lays out the row. */
export function DiceRow<At extends Placed>(row: DiceRowProps<At>) {
  const { dice, size, silent, children = (drawn) => drawn } = row;
  return numbered(dice).map(({ thing: at, number }) => (
    <Fragment key={number}>
      {children(
        at.face === null ? (
          <GhostDie size={size} look={at.ghost} />
        ) : (
          <Die face={at.face} look={at.look} size={size} silent={silent} />
        ),
        at,
        number,
      )}
    </Fragment>
  ));
}
