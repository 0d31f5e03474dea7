/** How wide the side with the verdict is, and how high its dice may stand. */
export const SIDE = { width: 690, dice: 140 } as const;
