import { translated } from "./translated";

/** The page `/trust`: a phone trusts a server that makes its own certificate. */
export const trustWords = translated("trust", "trustWords", {
  title: "Trust this server",
  about:
    "This server makes its own certificate. Trust it once, and this phone stays awake, works offline, and can copy and share links. No one on the network can read along.",
  forWhom:
    "Do this only if you know and trust the server’s owner. Guests can skip it: the browser warns, but the game works.",
  download: "Get certificate",
  goOn: "Continue with https",
  goOnUntrusted: "Continue without",
  trusted: "This phone trusts the server. Nothing to do.",
  compare: "Compare first",
  compareHow:
    "The phone shows the certificate’s SHA-256 fingerprint. It must match the one in the server’s terminal. If one letter differs, someone may be intercepting. Delete it.",
  compareWhere: "It should read:",
  iphone: {
    name: "iPhone",
    steps: [
      "Open this page in Safari, tap the key above, and allow the profile.",
      "Settings › Profile Downloaded. More Details shows the fingerprint; then Install.",
      "Settings › General › About › Certificate Trust Settings: turn it on.",
    ],
    undo: "To undo: Settings › General › VPN & Device Management.",
  },
  android: {
    name: "Android",
    steps: [
      "Tap the key above. The file goes to Downloads.",
      "In Settings, search for “CA certificate” (Security › Encryption & credentials › Install a certificate). Choose the file.",
      "Trusted credentials › User shows it, with its fingerprint. Chrome trusts it then; Firefox doesn’t.",
    ],
    undo: "To undo: remove it under Trusted credentials › User.",
  },
  listedAs: "Listed as",
} as const);
