/** What the big screen says by itself, while it hears nothing from the server. */
export const boardLine = {
  lost: (time: string) => `No line to the table. This is how it stood at ${time}.`,
} as const;
