import type { Cloth } from "@/lib/protocol/cloth";

/** The plate that a group has put on its felt; nothing where it has none. */
export const Nameplate = ({ cloth }: { readonly cloth: Cloth | null }) =>
  cloth?.plate ? <p className="nameplate">{cloth.plate}</p> : null;
