import { translated } from "./translated";

/** How a phone comes to trust a house that makes its certificates itself: the page `/trust`. */
export const trustWords = translated("trust", "trustWords", {
  title: "Trust this house",
  about:
    "This house makes its own certificate. A phone that trusts it once stays awake at the table, opens without a line, copies and shares, and nobody in the network reads along.",
  forWhom:
    "Only do so if you know who runs this machine, and trust them. As a guest, go on without: your browser warns, and the game works.",
  download: "Get the certificate",
  goOn: "Go on by https",
  goOnUntrusted: "Go on without",
  trusted: "This phone trusts the house: nothing to do.",
  compare: "Compare first",
  compareHow:
    "The phone shows the certificate’s SHA-256 fingerprint. It must be the one that the machine’s terminal printed at its start. If one letter differs, somebody stands in between: delete it.",
  compareWhere: "It should read:",
  iphone: {
    name: "iPhone",
    steps: [
      "Open this page in Safari, tap the key above, and allow the profile.",
      "Settings › Profile Downloaded. More Details shows the fingerprint; then Install.",
      "Settings › General › About › Certificate Trust Settings: switch it on.",
    ],
    undo: "To take it back: Settings › General › VPN & Device Management.",
  },
  android: {
    name: "Android",
    steps: [
      "Tap the key above: the file goes to the downloads.",
      "In Settings, search for “CA certificate” (Security › Encryption & credentials › Install a certificate), and choose the file.",
      "Trusted credentials › User shows it, with its fingerprint. Chrome trusts it then; Firefox does not by itself.",
    ],
    undo: "To take it back: remove it under Trusted credentials › User.",
  },
  listedAs: "The phone lists it as",
} as const);
