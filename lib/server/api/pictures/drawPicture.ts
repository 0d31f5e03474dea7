import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactElement } from "react";

/** An element to draw: HTML or SVG with style and children, as plain JSON. */
export interface Drawn {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A font's file name in its package, without the character subset. */
export interface PictureFont {
  readonly name: string;
  readonly file: string;
  readonly weight: 400 | 700 | 800;
}

/** A picture to draw. */
export interface Drawing {
  readonly drawn: Drawn;
  readonly fonts: readonly PictureFont[];
  readonly width: number;
  readonly height: number;
}

const fonts = new Map<string, Promise<Buffer>>();

/** Reads each font once per thread. */
function fontFile(file: string): Promise<Buffer> {
  const read = fonts.get(file) ?? readFile(path.resolve("node_modules/@fontsource", file));
  fonts.set(file, read);
  return read;
}

/** Renders a picture as a PNG, without network access. */
export async function drawPicture({ drawn, fonts, ...size }: Drawing): Promise<Uint8Array> {
  const read = fonts.map(async ({ name, file, weight }) => ({ name, weight, data: await fontFile(file) }));
  // Loaded here, so that only a drawing thread holds the renderer.
  const { ImageResponse } = await import("next/og.js");
  // The renderer only reads type and props, so plain objects pass for React elements.
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
