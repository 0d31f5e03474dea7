import type { Shout } from "./screens";

export const bangersWords = {
  whoShoutedHint: (shout: Shout, name: string) =>
    shout === "bang"
      ? `Es el turno de ${name}. Cualquiera menos quien cantó puede gritar bang.`
      : `Es el turno de ${name}. Cualquiera menos quien cantó puede decirlo.`,
  severalAtOnce: "Varios a la vez",
  severalHint: "Toca a todos los que gritaron, el primer grito primero.",
};
