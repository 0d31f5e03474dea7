import type { WordsOf } from "../dictionary";
import { sayClaim } from "./claims";
import { list } from "./people";

type Words = WordsOf<"boardScreens">;

export const boardWords = {
  title: "Großer Bildschirm",
  open: "Auf dem großen Bildschirm zeigen",
  openHint: "Für einen Fernseher oder Laptop am Tisch, lesbar quer durch die Küche.",

  says: (name) => `${name} sagt`,
  on: (challengers, claimer) => `${list(challengers)} gegen ${claimer}`,
} satisfies Words["boardWords"];

export const saySaid: Words["saySaid"] = (name, claim) => `${name} sagt ${sayClaim(claim)}.`;
