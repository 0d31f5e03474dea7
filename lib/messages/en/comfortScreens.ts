/** What a phone does besides showing the table: to be heard, to be felt, to stay bright. */
export const comfortWords = {
  names: { sound: "Sound", buzz: "Buzz" },
  state: (on: boolean) => (on ? "on" : "off"),
  mayGoDark: "This phone may go dark: over plain http the browser lets no page keep the screen on.",
  mayGoDarkClose: "I see",
} as const;
