import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Drawing, Drawn } from "@/lib/server/api/pictures/drawPicture";
import { FAMILIES, LETTERS } from "./families";

/** The size that chats show uncropped. */
const PICTURE = { width: 1200, height: 630 } as const;

const FONTS = FAMILIES.flatMap(({ family, file, weight }) =>
  LETTERS.map((letters) => ({
    name: `${family}-${letters}`,
    file: `${file}/files/${file}-${letters}-${weight}-normal.woff`,
    weight,
  })),
);

/** A picture with its fonts, ready for a worker thread. */
export const drawingOf = (
  picture: ReactElement,
  size: Pick<Drawing, "width" | "height"> = PICTURE,
): Drawing => ({
  drawn: asDrawn(picture),
  fonts: FONTS,
  ...size,
});

type Component = (props: unknown) => ReactNode;

/**
 * Converts a drawing to plain JSON for a worker thread. It calls the components here, so they cannot use
 * hooks.
 */
function asDrawn(drawing: ReactElement): Drawn {
  const [drawn, ...others] = flat(drawing);
  if (typeof drawn !== "object" || others.length > 0)
    throw new Error("cannot happen: a picture with several elements");
  return drawn;
}

function flat(node: ReactNode): readonly (Drawn | string)[] {
  if (Array.isArray(node)) return node.flatMap(flat);
  if (typeof node === "string" || typeof node === "number") return [String(node)];
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  if (type === Fragment) return flat(props.children);
  if (typeof type === "function") return flat((type as Component)(props));
  const [child, ...others] = flat(props.children);
  // An only child is not wrapped in an array, as in React: the renderer demands an extra style for several.
  const children = others.length === 0 ? child : [child, ...others];
  return [{ type: String(type), props: { ...props, children } }];
}
