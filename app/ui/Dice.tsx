import { Fragment, type ReactNode } from "react";
import type { Face } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import { faceWord } from "@/lib/messages/terms";
import { numbered } from "./numbered";

/**
 * `plain` bone, `wild` red, `counts` bone ringed in brass, `faded` for dice that do not count, `locked` ringed, with a padlock on
 * its corner. What each is drawn with stands in `globals.css`, and the dice themselves once on every page (`DieDefs`).
 */
export type DieLook = "plain" | "wild" | "counts" | "faded" | "locked";

/** What a die casts on what it lies on: `cast` from some 40 pixels up, `tiny` below 20 nothing. */
export type DieShadow = "cast" | "low" | "tiny";

interface DieProps {
  readonly face: Face;
  readonly look?: DieLook | undefined;
  /** The class that says how long a side is. */
  readonly size?: string | undefined;
  readonly shadow?: DieShadow | undefined;
  /** Drawn inside something that already says its name. */
  readonly silent?: boolean | undefined;
}

/** One die with real pips, named for screen readers ("five", "four, wild"). */
export function Die({ face, look = "plain", size = "size-10", shadow = "low", silent = false }: DieProps) {
  const named = silent ? undefined : look === "wild" ? tableWords.wildDie(face) : faceWord(face, 1);
  const locked = look === "locked";
  return (
    <svg
      viewBox="4 4 92 92"
      className={`die ${look} ${shadow} ${size}`}
      role="img"
      aria-label={locked && !silent ? tableWords.lockedDie(face) : named}
      aria-hidden={silent}
    >
      <use href={`#${look === "wild" ? "wild" : "bone"}-${face}`} />
      {locked && <Padlock />}
    </svg>
  );
}

/** On the upper right corner, so that no pip is hidden. */
const Padlock = () => (
  <g fill="none" stroke="var(--on-brass)">
    <circle cx="88" cy="12" r="19" fill="var(--brass-plate)" stroke="none" />
    <rect x="79" y="10" width="18" height="13" rx="2" fill="var(--on-brass)" stroke="none" />
    <path d="M82.5 10v-4a5.5 5.5 0 0 1 11 0v4" strokeWidth="4" />
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
  const missing = look === "missing";
  return (
    <svg viewBox="4 4 92 92" className={`shrink-0 ${size}`} aria-hidden="true">
      <rect
        x="8"
        y="8"
        width="84"
        height="84"
        rx="19"
        fill={look === "unrolled" ? "url(#wild-top)" : missing ? "#0003" : "none"}
        stroke={
          {
            empty: "var(--edge)",
            next: "var(--brass)",
            missing: "var(--fire)",
            unrolled: "none",
          }[look]
        }
        strokeWidth={look === "empty" ? 4 : 6}
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
  readonly shadow?: DieShadow;
  /** Drawn inside something that already says what lies there. */
  readonly silent?: boolean;
  /** Puts each die into what it is there: an item of a list, a key. Left out where the dice stand as they are. */
  readonly children?: (drawn: ReactNode, at: At, place: number) => ReactNode;
}

/** Dice in a row, and the places of those that are not there. Whoever draws it lays out the row. */
export function DiceRow<At extends Placed>(row: DiceRowProps<At>) {
  const { dice, size, shadow, silent, children = (drawn) => drawn } = row;
  return numbered(dice).map(({ thing: at, number }) => (
    <Fragment key={number}>
      {children(
        at.face === null ? (
          <GhostDie size={size} look={at.ghost} />
        ) : (
          <Die face={at.face} look={at.look} size={size} shadow={shadow} silent={silent} />
        ),
        at,
        number,
      )}
    </Fragment>
  ));
}
