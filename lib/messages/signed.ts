/** A balance in any language: "+6", "−2", "0". */
export const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0");
