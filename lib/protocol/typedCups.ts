import type { Face, PlayerId } from "@/lib/engine";

/** The cup that is passed around and belongs to no one. */
export const NO_PLAYER = "";

/** A phone's typed dice of one revealed cup. */
export interface CupReading {
  /** The cup's owner. */
  readonly cup: PlayerId | typeof NO_PLAYER;
  /** The faces in the order of entry. */
  readonly dice: readonly Face[];
  /** The phone's public id in a game. */
  readonly phone: string;
  /** Its seat. */
  readonly seat: PlayerId | null;
}

/** The shared dice entry of one round, until its reveal is recorded. */
export interface TypedCups {
  /** The id of the entry that started the round. */
  readonly began: string;
  /** Grows with every change, so the smaller of two is the older. */
  readonly version: number;
  /** In the order of entry, none of them empty. */
  readonly readings: readonly CupReading[];
}

/** A cup as a phone sends it: all its dice. */
export interface CupSent {
  readonly cup: PlayerId | typeof NO_PLAYER;
  readonly dice: readonly Face[];
  /** Other readings that the sender saw and rejected; they are deleted. */
  readonly instead?: readonly (readonly Face[])[];
}

/** The answer to sent cups. */
export interface CupsTaken {
  /** False if the round is over or expects no dice. */
  readonly kept: boolean;
  readonly typed: TypedCups | null;
  /** The sender's public id. */
  readonly phone: string;
  /** True if this completed the entry: all cups are typed, without a conflict. */
  readonly last: boolean;
}
