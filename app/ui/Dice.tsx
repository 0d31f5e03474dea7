import { Fragment, type ReactNode } from "react";
import type { Face } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import { faceWord } from "@/lib/messages/terms";
import { numbered } from "./numbered";

/**
 * `plain` bone, `wild` red, `counts` bone ringed in brass, `faded` for dice that do not count, `locked`
 * ringed, with a padlock on its corner. The styles are in `globals.css`, the shapes once per page
 * (`DieDefs`).
 */
export type DieLook = "plain" | "wild" | "counts" | "faded" | "locked";

/** The shadow of a die: `cast` from about 40 pixels up; `tiny`, below 20, has none. */
export type DieShadow = "cast" | "low" | "tiny";

interface DieProps {
  readonly face: Face;
  readonly look?: DieLook | undefined;
  /** The class for the size of a die. */
  readonly size?: string | undefined;
  readonly shadow?: DieShadow | undefined;
  /** True inside an element with its own name. */
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

/** In the upper right corner, so that it hides no pip. */
const Padlock = () => (
  <g fill="none" stroke="var(--on-brass)">
    <circle cx="88" cy="12" r="19" fill="var(--brass-plate)" stroke="none" />
    <rect x="79" y="10" width="18" height="13" rx="2" fill="var(--on-brass)" stroke="none" />
    <path d="M82.5 10v-4a5.5 5.5 0 0 1 11 0v4" strokeWidth="4" />
  </g>
);

/**
 * `next`: where the next die goes. `missing`: claimed but absent. `counted`: where a die lay that counts.
 * `unrolled`: the red die before its roll.
 */
export type PlaceholderLook = "empty" | "next" | "missing" | "counted" | "unrolled";

interface PlaceholderDieProps {
  readonly size?: string | undefined;
  readonly look?: PlaceholderLook | undefined;
}

/** A placeholder for an absent die. Hidden from screen readers: the parent says what is missing. */
export function PlaceholderDie({ size = "size-10", look = "empty" }: PlaceholderDieProps) {
  const missing = look === "missing";
  return (
    <svg viewBox="4 4 92 92" className={`shrink-0 ${size}`} aria-hidden="true">
      <rect
        x="8"
        y="8"
        width="84"
        height="84"
        rx="19"
        className={`placeholder-${look}`}
        fill={look === "unrolled" ? "url(#wild-top)" : missing ? "#0003" : "none"}
        stroke={
          {
            empty: "var(--edge)",
            next: "var(--brass)",
            missing: "var(--fire)",
            counted: "var(--brass)",
            unrolled: "none",
          }[look]
        }
        strokeWidth={look === "empty" || look === "counted" ? 4 : 6}
        strokeDasharray={look === "next" || look === "counted" ? undefined : "13 10"}
      />
    </svg>
  );
}

/** One place in a row of dice. */
export interface Placed {
  /** Null for an empty place. */
  readonly face: Face | null;
  /** Style of the die. */
  readonly look?: DieLook;
  /** Style of the empty place. */
  readonly placeholder?: PlaceholderLook;
}

/** Faces as a row of dice, wild ones red. */
export const placed = (faces: readonly Face[], wild: Face | null = null) =>
  faces.map((face) => ({ face, look: face === wild ? "wild" : "plain" }) as const);

interface DiceRowProps<At extends Placed> {
  readonly dice: readonly At[];
  /** The class for the size of a die. */
  readonly size?: string;
  readonly shadow?: DieShadow;
  /** True inside an element that names the dice. */
  readonly silent?: boolean;
  /** Wraps each die, in a list item or key; by default, no wrapper. */
  readonly children?: (drawn: ReactNode, at: At, place: number) => ReactNode;
}

/** A row of dice and placeholders. The parent lays out the row. */
export function DiceRow<At extends Placed>(row: DiceRowProps<At>) {
  const { dice, size, shadow, silent, children = (drawn) => drawn } = row;
  return numbered(dice).map(({ thing: at, number }) => (
    <Fragment key={number}>
      {children(
        at.face === null ? (
          <PlaceholderDie size={size} look={at.placeholder} />
        ) : (
          <Die face={at.face} look={at.look} size={size} shadow={shadow} silent={silent} />
        ),
        at,
        number,
      )}
    </Fragment>
  ));
}
