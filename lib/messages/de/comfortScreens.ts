import type { WordsOf } from "../dictionary";

export const comfortWords = {
  names: { sound: "Ton", buzz: "Vibrieren" },
  state: (on) => (on ? "an" : "aus"),
  mayGoDark:
    "Dieses Handy kann dunkel werden: Über einfaches http lässt der Browser keine Seite den Bildschirm wach halten.",
  mayGoDarkClose: "Verstanden",
} satisfies WordsOf<"comfortScreens">["comfortWords"];
