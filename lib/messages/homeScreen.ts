import { translated } from "./translated";

/** Notices for old browsers and for iPhones. */
export const homeScreenWords = translated("homeScreen", "homeScreenWords", {
  tooOld: "This browser is too old for this app. It needs Safari 16.4, Chrome 111, or Firefox 128, or newer.",
  keepTaps:
    "Safari deletes unsent taps after seven days. Open this page with a connection before then. From the Home Screen they stay.",
  title: "Add to Home Screen",
  steps: [
    "Sign in first, so your tables come along.",
    "In Safari, tap Share, then Add to Home Screen.",
    "Open the app from its icon and sign in there.",
  ],
  why: "It works offline, and Safari never deletes its data.",
  link: "Table link",
  linkHint: "Camera links open in Safari. Copy and paste them here.",
  open: "Open table",
  notOurs: "That’s not a link to this app. Copy it again.",
  wakeLock: "This screen may go dark: before iOS 18.4, Home Screen apps can’t keep it on.",
  noBuzz: "This phone can’t buzz. Sound is muted while its ring switch is off.",
} as const);
