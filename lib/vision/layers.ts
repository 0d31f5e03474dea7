import type { Packed } from "./matrix";

/** Numbers in rows, columns and channels. The channels of a pixel are adjacent. */
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
  /** The minimum output: 0 for ReLU, -Infinity for none. */
  readonly floor: number;
  /** Adds a residual to the output: the layer's input, or for a 1×1 convolution the input of the layer before. */
  readonly adds: boolean;
  readonly matrix: Packed;
}

/** A convolution of each channel by itself. In `weights`, the channels of a tap are adjacent. */
export interface Depthwise {
  readonly kind: "dw";
  readonly side: number;
  readonly pad: number;
  readonly floor: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

export type Layer = Convolution | Depthwise;

/** Layers in order. */
export type Net = readonly Layer[];
