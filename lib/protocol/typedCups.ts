import type { Face, PlayerId } from "@/lib/engine";

/** How the cup is called that goes round and is nobody's. */
export const NOBODY = "";

/** What one phone has typed of one lifted cup. */
export interface CupReading {
  /** Whose cup it is. */
  readonly cup: PlayerId | typeof NOBODY;
  /** The faces in the order they were typed in. */
  readonly dice: readonly Face[];
  /** A mark of the phone, the same for all that it types in a game. */
  readonly phone: string;
  /** Where it sits. */
  readonly seat: PlayerId | null;
}

/** What the phones at a table have typed of the cups of one round, until its reveal is recorded. */
export interface TypedCups {
  /** The id of the entry that began the round. */
  readonly began: string;
  /** Grows with all that is typed at the table: of two, the smaller is the older. */
  readonly version: number;
  /** In the order in which they were typed in, none of them empty. */
  readonly readings: readonly CupReading[];
}

/** A cup as a phone sends it: all that it has typed of it. */
export interface CupSent {
  readonly cup: PlayerId | typeof NOBODY;
  readonly dice: readonly Face[];
  /** Other readings of the cup that its author saw and decided against: they go. */
  readonly instead?: readonly (readonly Face[])[];
}

/** What a phone is answered to the cups it sent. */
export interface CupsTaken {
  /** Whether they were kept: those of another round, or of one whose dice are not awaited (any more), are not. */
  readonly kept: boolean;
  readonly typed: TypedCups | null;
  /** Its own mark. */
  readonly phone: string;
  /** By this the last die came in: all cups are typed, and nobody read one otherwise. */
  readonly last: boolean;
}
