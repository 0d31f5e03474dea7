import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactElement } from "react";

/** Something to draw: an element of HTML or SVG with its style and what is in it, in plain JSON. */
export interface Drawn {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A font's file as its package names it, without the letters it has. */
export interface PictureFont {
  readonly name: string;
  readonly file: string;
  readonly weight: 400 | 700 | 800;
}

/** A picture to be drawn. */
export interface Drawing {
  readonly drawn: Drawn;
  readonly fonts: readonly PictureFont[];
  readonly width: number;
  readonly height: number;
}

const fonts = new Map<string, Promise<Buffer>>();

/** Reads a font once in each thread. */
function fontFile(file: string): Promise<Buffer> {
  const read = fonts.get(file) ?? readFile(path.resolve("node_modules/@fontsource", file));
  fonts.set(file, read);
  return read;
}

/** Draws a picture as a PNG. Nothing is asked of the network. */
export async function drawPicture({ drawn, fonts, ...size }: Drawing): Promise<Uint8Array> {
  const read = fonts.map(async ({ name, file, weight }) => ({ name, weight, data: await fontFile(file) }));
  // Only a thread that draws holds the renderer.
  const { ImageResponse } = await import("next/og.js");
  // The renderer takes elements that React never made: it only reads what they are and what they hold.
  const picture = new ImageResponse(drawn as unknown as ReactElement, {
    ...size,
    fonts: await Promise.all(read),
  });
  return new Uint8Array(await picture.arrayBuffer());
}

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly drawPicture: typeof drawPicture;
  }
}
