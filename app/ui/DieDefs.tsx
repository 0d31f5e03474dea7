import { FACES } from "@/lib/engine";
import { DIE_MATERIALS, DieBody, DieGradients, type DieInks, type DieMaterial } from "./dieDrawing";

const INKS: Readonly<Record<DieMaterial, DieInks>> = {
  bone: {
    top: ["var(--bone-light)", "var(--bone)", "var(--bone-dark)"],
    side: "var(--bone-side)",
    pip: ["var(--pip-dark)", "var(--pip)", "var(--pip-light)"],
  },
  wild: {
    top: ["var(--wild-light)", "var(--wild)", "var(--wild-dark)"],
    side: "var(--wild-side)",
    pip: ["var(--wild-pip-dark)", "var(--wild-pip)", "var(--wild-pip-light)"],
  },
};

/** SVG symbols of the twelve dice and their gradients, once per page; every die refers to them. */
export const DieDefs = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true">
    <defs>
      {DIE_MATERIALS.map((material) => (
        <DieGradients key={material} material={material} inks={INKS[material]} />
      ))}
      {DIE_MATERIALS.flatMap((material) =>
        FACES.map((face) => (
          <g key={material + face} id={`${material}-${face}`}>
            <DieBody face={face} material={material} side={INKS[material].side} />
          </g>
        )),
      )}
    </defs>
  </svg>
);
