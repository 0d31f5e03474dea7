/** Width of the verdict's side, and the maximum height of its dice. */
export const SIDE = { width: 690, dice: 140 } as const;
