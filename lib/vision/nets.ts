import type { Layer, Net } from "./layers";
import { pack } from "./matrix";

/** The reader's three nets: one finds dice, and two read one die, close up and with its surroundings. */
export interface Nets {
  readonly finder: Net;
  readonly near: Net;
  readonly wide: Net;
}

/** A layer in the file's header. A depthwise layer has 1 input. */
interface Described {
  readonly kind: "conv" | "dw";
  readonly shape: readonly [outputs: number, inputs: number, side: number];
  readonly stride: number;
  readonly pad: number;
  readonly relu: boolean;
  readonly add: boolean;
}

const NAMES = ["finder", "near", "wide"] as const;
const FORMAT = "dice-nets/1";

/**
 * Reads the file of weights. It has a header length (four bytes, little-endian), a JSON header, and the weights and biases of all layers as float16.
 * The header has the format, the license notice of the weights and the layers.
 * @throws Error for another file
 */
export function readNets(file: ArrayBuffer): Nets {
  const length = file.byteLength < 4 ? Number.POSITIVE_INFINITY : new DataView(file).getUint32(0, true);
  const isWhole = length < file.byteLength && length % 2 === 0;
  const heading = isWhole ? JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, length))) : null;
  if (heading?.format !== FORMAT) throw new Error(`not a file of ${FORMAT}`);
  const take = taker(new Uint16Array(file, 4 + length));
  const nets = NAMES.map((name) =>
    (heading.nets[name] as readonly Described[]).map((layer) => made(layer, take)),
  );
  const [finder = [], near = [], wide = []] = nets;
  return { finder, near, wide };
}

type Take = (count: number) => Float32Array;

function taker(halves: Uint16Array): Take {
  let at = 0;
  return (count) => {
    const taken = Float32Array.from(halves.subarray(at, at + count), fromHalf);
    at += count;
    return taken;
  };
}

/** Converts a float16 to a number. */
function fromHalf(bits: number): number {
  const [sign, exponent, fraction] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25));
}

function made({ kind, shape, stride, pad, relu, add }: Described, take: Take): Layer {
  const [outputs, inputs, side] = shape;
  const taps = side * side;
  const raw = take(outputs * inputs * taps);
  const bias = take(outputs);
  const floor = relu ? 0 : Number.NEGATIVE_INFINITY;
  // In the file the taps of a channel are adjacent. In a plane the channels of a pixel are.
  const weights = new Float32Array(raw.length);
  for (let output = 0; output < outputs; output++)
    for (let input = 0; input < inputs; input++)
      for (let tap = 0; tap < taps; tap++) {
        const to = kind === "dw" ? tap * outputs + output : (output * taps + tap) * inputs + input;
        weights[to] = raw[(output * inputs + input) * taps + tap] as number;
      }
  if (kind === "dw") return { kind, side, pad, floor, weights, bias };
  return { kind, side, stride, pad, floor, adds: add, matrix: pack(weights, bias, inputs * taps) };
}
