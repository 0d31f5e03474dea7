import { describe, expect, test } from "vitest";
import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { drawnOnce } from "@/lib/server/api/pictures/pictureAnswer";

/** A picture that is drawn on command. */
function drawing(text: string) {
  let finish = (_failed?: Error): void => undefined;
  const begun = { times: 0 };
  const draw = () => {
    begun.times++;
    return new Promise<ApiResult<Uint8Array>>((done, failed) => {
      finish = (why) => (why ? failed(why) : done(ok(Buffer.from(text))));
    });
  };
  return { draw, begun, finish: (why?: Error) => finish(why) };
}

const textOf = (done: ApiResult<Uint8Array>) => done.ok && Buffer.from(done.value).toString();

/** Runs everything that waits for nothing. */
const settle = () => new Promise((done) => setImmediate(done));

let marks = 0;
const fresh = () => `mark-${++marks}`;

describe("pictures", () => {
  test("are drawn once for simultaneous requests, and cached for later ones", async () => {
    const [mark, one] = [fresh(), drawing("one")];
    const asked = Array.from({ length: 100 }, () => drawnOnce(mark, one.draw));
    await settle();
    one.finish();
    expect(new Set((await Promise.all(asked)).map(textOf))).toEqual(new Set(["one"]));
    expect(textOf(await drawnOnce(mark, one.draw))).toBe("one");
    expect(one.begun.times).toBe(1);
  });

  test("report a refusal to all waiting requests, and can be retried", async () => {
    const mark = fresh();
    const refused = drawnOnce(mark, async () => apiError("busy", { wait: 5 }));
    expect(drawnOnce(mark, async () => ok(Buffer.from("never")))).toBe(refused);
    expect(await refused).toMatchObject({ ok: false, refusal: { code: "busy" } });
    expect(await drawnOnce(mark, async () => ok(Buffer.from("now")))).toMatchObject({ ok: true });
  });

  test("free their slot after a failure, and can be retried", async () => {
    const [mark, bad, good] = [fresh(), drawing("bad"), drawing("good")];
    const failed = drawnOnce(mark, bad.draw);
    await settle();
    bad.finish(new Error("no ink"));
    await expect(failed).rejects.toThrow("no ink");
    const again = drawnOnce(mark, good.draw);
    await settle();
    good.finish();
    expect(textOf(await again)).toBe("good");
  });

  test("stay cached until forty others were drawn", async () => {
    const [mark, one] = [fresh(), drawing("one")];
    const first = drawnOnce(mark, one.draw);
    await settle();
    one.finish();
    await first;
    for (let others = 0; others < 40; others++)
      await drawnOnce(fresh(), async () => ok(Buffer.from("other")));
    const again = drawnOnce(mark, async () => ok(Buffer.from("drawn anew")));
    expect(textOf(await again)).toBe("drawn anew");
  });
});
