/** What is said to whoever is not at a table any more. */
export const goneWords = {
  title: "You are not at this table any more",
  what: "Your place here was taken back, its group was closed to you, or you were signed out.",
  safe: "What was recorded stays with the table. A tap that had not been sent yet is not recorded. To come back, sign in or ask for the table’s link.",
} as const;
