import type { Claim } from "@/lib/engine";
import { sayClaim } from "./claims";
import { list } from "./people";

export const boardWords = {
  title: "Pantalla grande",
  open: "Mostrar en la pantalla grande",
  openHint: "Para una tele o un portátil junto a la mesa, que se lea desde el otro lado de la cocina.",

  says: (name: string) => `${name} dice`,
  on: (challengers: readonly string[], claimer: string) => `${list(challengers)} a ${claimer}`,
};

export const saySaid = (name: string, claim: Claim): string => `${name} dice ${sayClaim(claim)}.`;
