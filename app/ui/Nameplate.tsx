import type { Cloth } from "@/lib/protocol/cloth";

/** The group's nameplate on the felt; renders nothing without one. */
export const Nameplate = ({ cloth }: { readonly cloth: Cloth | null }) =>
  cloth?.plate ? <p className="nameplate">{cloth.plate}</p> : null;
