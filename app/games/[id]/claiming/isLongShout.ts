/** True if a shout needs smaller letters, like "¡Mentira!". */
export const isLongShout = (said: string): boolean => said.length > 7;
