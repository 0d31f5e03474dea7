/** True if a shout needs smaller letters, like "¡Mentira!". */
export const isLongShout = (shout: string): boolean => shout.length > 7;
