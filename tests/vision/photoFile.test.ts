import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { MAX_BYTES, photoFacts } from "@/lib/vision/file/photoFile";

// A file's metadata, before decoding.

const drawn = (width = 120, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: "#864" } });

const KINDS = {
  "a JPEG": () => drawn().jpeg().toBuffer(),
  "a progressive JPEG": () => drawn().jpeg({ progressive: true }).toBuffer(),
  "a PNG": () => drawn().png().toBuffer(),
  "a WebP with losses": () => drawn().webp().toBuffer(),
  "a WebP without": () => drawn().webp({ lossless: true }).toBuffer(),
  "a WebP with more than a picture": () => drawn().webp().withMetadata({ orientation: 6 }).toBuffer(),
  "an AVIF, with the layout of HEIC": () => drawn().avif().toBuffer(),
} as const;
const kinds = Object.entries(KINDS);

test.each(kinds)("reads the size of %s", async (_, make) => {
  expect(photoFacts(await make())).toEqual({ width: 120, height: 80 });
});

test.each(kinds)("detects truncation of %s anywhere, without exceptions", async (_, make) => {
  const whole = await make();
  for (let length = 0; length < whole.length; length += 1 + (length >> 3)) {
    const facts = photoFacts(whole.subarray(0, length));
    expect(["photo-cut-off", "photo-type", "photo-unreadable"], `${length} of ${whole.length}`).toContain(
      facts,
    );
  }
  expect(photoFacts(whole.subarray(0, whole.length - 8))).toBe("photo-cut-off");
});

test.each(kinds)("reads or refuses %s with any changed byte, without exceptions", async (_, make) => {
  const whole = await make();
  for (let at = 0; at < Math.min(whole.length, 400); at++) {
    const changed = Uint8Array.from(whole);
    changed[at] = 255 - (changed[at] ?? 0);
    const facts = photoFacts(changed);
    if (typeof facts !== "string") expect(facts.width * facts.height).toBeLessThanOrEqual(52_000_000);
  }
});

test("ignores a phone's data after a JPEG", async () => {
  const moving = Buffer.concat([await KINDS["a JPEG"](), Buffer.alloc(2_000, 0x66)]);
  expect(photoFacts(moving)).toEqual({ width: 120, height: 80 });
});

describe("a file that is no photo", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ["nothing", Buffer.alloc(0)],
    ["text", Buffer.from("no photo at all, and long enough for any heading there is")],
    ["SVG", Buffer.from(svg)],
    ["a GIF", Buffer.from("GIF89a\x78\0\x50\0\x80\0\0\xff\xff\xff\0\0\0,\0\0\0\0\x78\0\x50\0\0", "latin1")],
    ["PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj")],
    ["a video", Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1")],
  ])("%s", (_, bytes) => {
    expect(photoFacts(bytes)).toBe("photo-type");
  });
});

test("refuses to decode 200 megapixels in 600 kB, or 64 MB of anything", async () => {
  const header = (await KINDS["a PNG"]()).subarray();
  const bomb = Uint8Array.from(header);
  new DataView(bomb.buffer).setUint32(16, 16_000);
  new DataView(bomb.buffer).setUint32(20, 12_500);
  expect(photoFacts(bomb)).toBe("photo-too-large");
  expect(photoFacts(new Uint8Array(MAX_BYTES + 1))).toBe("photo-too-large");
});

test("ignores a dot", async () => {
  expect(photoFacts(await drawn(1, 1).png().toBuffer())).toBe("photo-too-small");
  expect(photoFacts(await drawn(4_000, 20).jpeg().toBuffer())).toBe("photo-too-small");
});

test("rejects an animated picture", async () => {
  // The animation flag in a WebP header.
  const webp = Uint8Array.from(await KINDS["a WebP with more than a picture"]());
  webp[20] = (webp[20] ?? 0) | 2;
  expect(photoFacts(webp)).toBe("photo-moves");
  const still = await KINDS["a PNG"]();
  const control = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0", "latin1");
  expect(photoFacts(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]))).toBe("photo-moves");
  expect(photoFacts(Buffer.from("\0\0\0\x18ftyphevc\0\0\0\0hevcheic", "latin1"))).toBe("photo-moves");
});
