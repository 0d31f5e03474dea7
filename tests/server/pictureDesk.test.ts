import { describe, expect, test } from "vitest";
import { drawnOnce } from "@/lib/server/pictureDesk";

/** A picture that is drawn when it is told to be. */
function drawing(text: string) {
  let finish = (_failed?: Error): void => undefined;
  const begun = { times: 0 };
  const draw = () => {
    begun.times++;
    return new Promise<Buffer>((done, failed) => {
      finish = (why) => (why ? failed(why) : done(Buffer.from(text)));
    });
  };
  return { draw, begun, finish: (why?: Error) => finish(why) };
}

/** Lets everything go on that waits for nothing. */
const settle = () => new Promise((done) => setImmediate(done));

let marks = 0;
const fresh = () => `mark-${++marks}`;

describe("pictures", () => {
  test("are drawn once for all who ask at once, and not again for who asks later", async () => {
    const [mark, one] = [fresh(), drawing("one")];
    const asked = Array.from({ length: 100 }, () => drawnOnce(mark, one.draw));
    await settle();
    one.finish();
    expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(["one"]));
    expect(String(await drawnOnce(mark, one.draw))).toBe("one");
    expect(one.begun.times).toBe(1);
  });

  test("are drawn two at a time, in the order they were asked for; too many more are turned away", async () => {
    const all = Array.from({ length: 60 }, (_, at) => ({ mark: fresh(), ...drawing(String(at)) }));
    const asked = all.map(({ mark, draw }) => drawnOnce(mark, draw));
    await settle();
    expect(all.filter(({ begun }) => begun.times > 0)).toHaveLength(2);
    expect(await Promise.all(asked.slice(52))).toEqual(Array(8).fill(null));
    for (const [at, { finish }] of all.slice(0, 52).entries()) {
      finish();
      expect(String(await asked[at])).toBe(String(at));
      await settle();
      const begun = all.filter((one) => one.begun.times > 0);
      expect(begun).toHaveLength(Math.min(52, at + 3));
    }
  });

  test("that cannot be drawn make room for the next, and may be asked for again", async () => {
    const [mark, bad, good] = [fresh(), drawing("bad"), drawing("good")];
    const failed = drawnOnce(mark, bad.draw);
    await settle();
    bad.finish(new Error("no ink"));
    await expect(failed).rejects.toThrow("no ink");
    const again = drawnOnce(mark, good.draw);
    await settle();
    good.finish();
    expect(String(await again)).toBe("good");
  });

  test("are kept as long as no forty others were drawn since", async () => {
    const [mark, one] = [fresh(), drawing("one")];
    const first = drawnOnce(mark, one.draw);
    await settle();
    one.finish();
    await first;
    for (let others = 0; others < 40; others++) await drawnOnce(fresh(), async () => Buffer.from("other"));
    const again = drawnOnce(mark, async () => Buffer.from("drawn anew"));
    expect(String(await again)).toBe("drawn anew");
  });
});
