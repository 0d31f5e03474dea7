/** What is said before any page is reached, and on the plainest of pages. */
export const doorWords = {
  starting: "Starting: try again in a moment.",
  tooManyPages: "Too many pages are open at this address: close some, and try again in a moment.",
  tooLong: "This address is too long: check the link.",
  malformed: "This address is malformed: check the link.",
  nothingHere: "There is nothing here: check the link.",
  reload: "This page's own request is malformed: reload the page.",
  unknownMethod: "This address does not take this kind of request.",
  onlyRead: "A page can only be read (GET).",
  noForms: "Send JSON (application/json), not a multipart form.",

  startPage: "Start page",
  wentWrong: {
    title: "Something went wrong",
    what: "It was on our side. Open the link again in a moment.",
  },
  noSuchLink: {
    title: "No table has this link",
    what: "Ask for the link again, or scan the QR code on the phone of somebody at the table.",
  },
  tooManyGuesses: {
    title: "Too many links that lead nowhere",
    what: "Wait a minute, then open the link again, or scan the QR code on the phone of somebody at the table.",
  },
  tooManyAtOnce: {
    title: "Too many come in at once",
    what: "Wait a minute, then open the link again.",
  },
} as const;
