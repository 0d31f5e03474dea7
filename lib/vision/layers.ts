import type { Packed } from "./matrix";

/** Numbers in rows, columns and channels, the channels of a pixel side by side. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly values: Float32Array;
}

/** A convolution over all channels. */
export interface Convolution {
  readonly kind: "conv";
  readonly side: number;
  readonly stride: number;
  readonly pad: number;
  /** 0 where nothing negative comes through, -Infinity where all does. */
  readonly floor: number;
  /** What came in is added to what goes out: of one pixel after a depthwise layer what came into that. */
  readonly adds: boolean;
  readonly matrix: Packed;
}

/** A convolution of each channel by itself. `weights`: a tap's channels side by side. */
export interface Depthwise {
  readonly kind: "dw";
  readonly side: number;
  readonly pad: number;
  readonly floor: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

export type Layer = Convolution | Depthwise;

/** Layers in their order. */
export type Net = readonly Layer[];
