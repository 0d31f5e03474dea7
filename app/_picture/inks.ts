import type { Felt } from "@/lib/protocol/cloth";

/** The colors of a picture: the dark theme of globals.css. A picture has no theme and no style sheet. */
export const INKS = {
  table: "#16120d",
  line: "#4a3f30",
  ink: "#f4ead6",
  soft: "#c4b598",
  fire: "#ff5a43",
  "on-fire": "#fff6e6",
  stamp: "#ff4a33",
  brass: "#e6ae3f",
  "on-felt": "#f4ead6",
  good: "#8fe0b0",
  edge: "#8f8067",
  "bone-light": "#fffdf5",
  bone: "#f4ead3",
  "bone-dark": "#d8c7a2",
  "bone-side": "#c3b089",
  "pip-dark": "#0d0906",
  pip: "#2a1e14",
  "pip-light": "#5a4732",
  "wild-light": "#ff6a4f",
  wild: "#e63d28",
  "wild-dark": "#a81f10",
  "wild-side": "#8e1a0d",
  "wild-pip-dark": "#e9d6bd",
  "wild-pip": "#fff6e6",
  "wild-pip-light": "#ffffff",
} as const;

/** The same per felt, with its muted color. */
const ON_FELT = {
  green: {
    felt: "#1c2e25",
    "felt-lamp": "#3c5d4a",
    "felt-light": "#2b4537",
    "felt-rim": "#131f19",
    "felt-soft": "#c9d6c5",
  },
  petrol: {
    felt: "#182d33",
    "felt-lamp": "#325c66",
    "felt-light": "#24444c",
    "felt-rim": "#101f22",
    "felt-soft": "#bfd6dd",
  },
  blue: {
    felt: "#1e2a40",
    "felt-lamp": "#3f5680",
    "felt-light": "#2e4060",
    "felt-rim": "#151d2b",
    "felt-soft": "#c4d3ee",
  },
  plum: {
    felt: "#372433",
    "felt-lamp": "#6e4b66",
    "felt-light": "#52374c",
    "felt-rim": "#251922",
    "felt-soft": "#e3ccdd",
  },
  tobacco: {
    felt: "#36271a",
    "felt-lamp": "#6d5037",
    "felt-light": "#513b27",
    "felt-rim": "#251a12",
    "felt-soft": "#e2cfc0",
  },
  slate: {
    felt: "#282a2e",
    "felt-lamp": "#51565d",
    "felt-light": "#3c4045",
    "felt-rim": "#1b1d1f",
    "felt-soft": "#cfd3d7",
  },
} as const satisfies Record<Felt, Readonly<Record<string, string>>>;

export const inksOn = (felt: Felt) => ON_FELT[felt];

/** The background of a picture's felt: a lamp over its upper half. */
export function feltGround(of: Felt): string {
  const { "felt-lamp": lamp, "felt-light": light, felt, "felt-rim": rim } = inksOn(of);
  return `radial-gradient(circle at 50% 38%, ${lamp}, ${light} 38%, ${felt} 78%, ${rim} 130%)`;
}
