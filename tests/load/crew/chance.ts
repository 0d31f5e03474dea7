import { FACES, type Face } from "@/lib/engine";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A seeded random generator (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
    // Similar seeds must not start alike.
    for (let turn = 0; turn < 4; turn++) this.next();
  }

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** True with this probability. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** An integer from 0 to below a limit. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** One item of a nonempty list. */
  oneOf<One>(list: readonly One[]): One {
    return list[this.below(list.length)] as One;
  }

  /** Some items of a list, in any order. */
  some<One>(list: readonly One[], count: number): readonly One[] {
    const left = [...list];
    return Array.from({ length: Math.min(count, list.length) }, () =>
      left.splice(this.below(left.length), 1),
    ).flat();
  }

  /** Rolled dice. */
  roll(count: number): readonly Face[] {
    return Array.from({ length: count }, () => this.oneOf(FACES));
  }

  /** An id in the app's format. */
  id(): string {
    return Array.from({ length: 22 }, () => LETTERS[this.below(LETTERS.length)]).join("");
  }

  /** An independent generator. */
  branch(): Chance {
    return new Chance(Math.floor(this.next() * 2 ** 32));
  }
}
