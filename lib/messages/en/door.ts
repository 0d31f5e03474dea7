/** What is said before any page is reached. */
export const doorWords = {
  starting: "Starting: try again in a moment.",
  notNow: "Not just now",
  triesAgain: "This page tries again by itself.",
  tooManyPages: "Too many pages are open at this address: close some, and try again in a moment.",
  tooLong: "This address is too long: check the link.",
  malformed: "This address is malformed: check the link.",
  nothingHere: "There is nothing here: check the link.",
  reload: "This page's own request is malformed: reload the page.",
  unknownMethod: "This address does not take this kind of request.",
  onlyRead: "A page can only be read (GET).",
  noForms: "Send JSON (application/json), not a multipart form.",
  notOurName:
    "This server does not go by that name. Whoever runs it: set PUBLIC_URL to the address that people type, or list the name in ALLOWED_HOSTS.",
} as const;
