// The inner loops of the nets, which take nearly all the time. The shapes of the layers (`nets.ts`) keep every index in range, so none is checked.
// Tiles of two rows by four outputs use each loaded number several times.

/** Weights of a matrix in the layout of `multiply`: four adjacent outputs, padded with zeros. */
export interface Packed {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** Packs a matrix of `outputs` rows of `inputs` numbers. */
export function pack(weights: Float32Array, bias: Float32Array, inputs: number): Packed {
  const outputs = bias.length;
  const blocks = Math.ceil(outputs / 4);
  const packed = new Float32Array(blocks * inputs * 4);
  for (let output = 0; output < outputs; output++)
    for (let input = 0; input < inputs; input++)
      packed[((output >> 2) * inputs + input) * 4 + (output & 3)] = weights[
        output * inputs + input
      ] as number;
  const padded = new Float32Array(blocks * 4);
  padded.set(bias);
  return { inputs, outputs, weights: packed, bias: padded };
}

/**
 * Multiplies `rows` rows of numbers by a matrix: `into[r] = max(floor, matrix · from[r] + bias)`.
 * @param floor 0 for ReLU, -Infinity for none
 */
export function multiply(
  { inputs, outputs, weights, bias }: Packed,
  from: Float32Array,
  rows: number,
  into: Float32Array,
  start: number,
  floor: number,
): void {
  for (let row = 0; row < rows; row += 2) {
    const a = row * inputs;
    // An odd last row fills both halves of the tile.
    const b = row + 1 < rows ? a + inputs : a;
    const to = start + row * outputs;
    for (let output = 0, block = 0; output < outputs; output += 4, block += inputs * 4) {
      let a0 = bias[output] as number;
      let a1 = bias[output + 1] as number;
      let a2 = bias[output + 2] as number;
      let a3 = bias[output + 3] as number;
      let [b0, b1, b2, b3] = [a0, a1, a2, a3];
      for (let input = 0, w = block; input < inputs; input++, w += 4) {
        const u = from[a + input] as number;
        const v = from[b + input] as number;
        const w0 = weights[w] as number;
        const w1 = weights[w + 1] as number;
        const w2 = weights[w + 2] as number;
        const w3 = weights[w + 3] as number;
        a0 += u * w0;
        b0 += v * w0;
        a1 += u * w1;
        b1 += v * w1;
        a2 += u * w2;
        b2 += v * w2;
        a3 += u * w3;
        b3 += v * w3;
      }
      const left = outputs - output;
      const first = to + output;
      into[first] = Math.max(floor, a0);
      if (left > 1) into[first + 1] = Math.max(floor, a1);
      if (left > 2) into[first + 2] = Math.max(floor, a2);
      if (left > 3) into[first + 3] = Math.max(floor, a3);
      if (b === a) continue;
      const second = first + outputs;
      into[second] = Math.max(floor, b0);
      if (left > 1) into[second + 1] = Math.max(floor, b1);
      if (left > 2) into[second + 2] = Math.max(floor, b2);
      if (left > 3) into[second + 3] = Math.max(floor, b3);
    }
  }
}
