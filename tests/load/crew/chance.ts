import { FACES, type Face } from "@/lib/engine";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Chance that comes out the same whenever it begins with the same seed (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
    // Seeds that are near each other shall not begin alike.
    for (let turn = 0; turn < 4; turn++) this.next();
  }

  /** Anything from 0 up to 1, 1 left out. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whether something of this probability comes about. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from 0, below another. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** One of a list that has some. */
  oneOf<One>(list: readonly One[]): One {
    return list[this.below(list.length)] as One;
  }

  /** Some of a list, in any order. */
  some<One>(list: readonly One[], count: number): readonly One[] {
    const left = [...list];
    return Array.from({ length: Math.min(count, list.length) }, () =>
      left.splice(this.below(left.length), 1),
    ).flat();
  }

  /** As many dice as are rolled. */
  roll(count: number): readonly Face[] {
    return Array.from({ length: count }, () => this.oneOf(FACES));
  }

  /** An id as a phone or the server makes one. */
  id(): string {
    return Array.from({ length: 22 }, () => LETTERS[this.below(LETTERS.length)]).join("");
  }

  /** Chance of its own, of which what is drawn here afterwards does not depend. */
  branch(): Chance {
    return new Chance(Math.floor(this.next() * 2 ** 32));
  }
}
