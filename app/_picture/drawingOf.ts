import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Drawing, Drawn } from "@/lib/server/api/pictures/drawPicture";
import { FAMILIES, LETTERS } from "./families";

/** What chats show without cutting anything off. */
const PICTURE = { width: 1200, height: 630 } as const;

const FONTS = FAMILIES.flatMap(({ family, file, weight }) =>
  LETTERS.map((letters) => ({
    name: `${family}-${letters}`,
    file: `${file}/files/${file}-${letters}-${weight}-normal.woff`,
    weight,
  })),
);

/** A picture in its fonts, to be drawn in a worker thread. */
export const drawingOf = (
  picture: ReactElement,
  size: Pick<Drawing, "width" | "height"> = PICTURE,
): Drawing => ({
  drawn: asDrawn(picture),
  fonts: FONTS,
  ...size,
});

type Component = (props: unknown) => ReactNode;

/** A drawing as plain JSON, which a worker thread can be sent: its components are called here, and have no hooks. */
function asDrawn(drawing: ReactElement): Drawn {
  const [drawn, ...others] = flat(drawing);
  if (typeof drawn !== "object" || others.length > 0)
    throw new Error("cannot happen: a picture is one element");
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
  // One child stands by itself, as React has it: the renderer asks for another style around several.
  const children = others.length === 0 ? child : [child, ...others];
  return [{ type: String(type), props: { ...props, children } }];
}
