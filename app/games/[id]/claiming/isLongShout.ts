/** Whether a shout needs smaller letters where room is scarce, as "¡Mentira!" does. */
export const isLongShout = (said: string): boolean => said.length > 7;
