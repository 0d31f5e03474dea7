import { depthwise } from "./depthwise";
import type { Convolution, Net, Plane } from "./layers";
import { multiply } from "./matrix";

/** Runs a net on a plane. */
export function runNet(net: Net, input: Plane): Plane {
  let plane = input;
  let before = input;
  for (const layer of net) {
    const out = layer.kind === "dw" ? depthwise(layer, plane) : convolve(layer, plane);
    if (layer.kind === "conv" && layer.adds) add(layer.side === 1 ? before : plane, out);
    before = plane;
    plane = out;
  }
  return plane;
}

function add(plane: Plane, to: Plane): void {
  const { values } = to;
  for (let at = 0; at < values.length; at++)
    values[at] = (values[at] as number) + (plane.values[at] as number);
}

function convolve({ side, stride, pad, floor, matrix }: Convolution, plane: Plane): Plane {
  const width = Math.floor((plane.width + 2 * pad - side) / stride) + 1;
  const height = Math.floor((plane.height + 2 * pad - side) / stride) + 1;
  const channels = matrix.outputs;
  const values = new Float32Array(width * height * channels);
  if (side === 1) multiply(matrix, plane.values, width * height, values, 0, floor);
  else {
    const patches = new Float32Array(width * matrix.inputs);
    for (let y = 0; y < height; y++) {
      takePatches(plane, { side, stride, pad, width, y }, patches);
      multiply(matrix, patches, width, values, y * width * channels, floor);
    }
  }
  return { width, height, channels, values };
}

interface Row {
  readonly side: number;
  readonly stride: number;
  readonly pad: number;
  readonly width: number;
  readonly y: number;
}

/** Copies the inputs of each output pixel of a row into adjacent patches, with zeros beyond the edges. */
function takePatches(plane: Plane, { side, stride, pad, width, y }: Row, patches: Float32Array): void {
  const { channels, values } = plane;
  const line = side * channels;
  let to = 0;
  for (let x = 0; x < width; x++)
    for (let row = 0; row < side; row++, to += line) {
      const fromY = y * stride + row - pad;
      const left = x * stride - pad;
      const [from, end] = [Math.max(0, left), Math.min(plane.width, left + side)];
      if (fromY < 0 || fromY >= plane.height) {
        patches.fill(0, to, to + line);
        continue;
      }
      if (end - from < side) patches.fill(0, to, to + line);
      let at = to + (from - left) * channels;
      const last = (fromY * plane.width + end) * channels;
      for (let source = (fromY * plane.width + from) * channels; source < last; source++)
        patches[at++] = values[source] as number;
    }
}
