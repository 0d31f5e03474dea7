import { readFileSync } from "node:fs";
import { parseAst } from "vitest/node";

/**
 * Texts by their path in the source: names, keys, cases, and conditions ("sayVerdict.story.if
 * settled·outOfTurn").
 */
export type Pieces = ReadonlyMap<string, readonly string[]>;

/** A syntax tree node. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === "object" && part !== null && "type" in part;

/** Nodes without text: imports, types, comparisons. */
const isCode = ({ type, operator }: Node): boolean =>
  /^(ImportDeclaration|TS(TypeAlias|Interface)Declaration|TSType.*)$/.test(type) ||
  (type === "BinaryExpression" && /^[!=]==$/.test(String(operator)));

/** Every text of a translation file; in templates, {} replaces each value. */
export function piecesOf(file: string): Pieces {
  const source = readFileSync(file, "utf8");
  const pieces = new Map<string, string[]>();
  const condition = ({ start, end }: Node) =>
    source.slice(start, end).replace(/\s+/g, " ").replaceAll(".", "·");

  /** A node's children with their names. */
  function named(node: Node): readonly (readonly [name: unknown, part: unknown])[] | null {
    const { id, key, test } = node as { readonly [part: string]: Node | null | undefined };
    switch (node.type) {
      case "VariableDeclarator":
        return [[id?.name, node.init]];
      case "FunctionDeclaration":
        return [[id?.name, node.body]];
      case "Property":
        return [[key?.name ?? key?.value, node.value]];
      case "SwitchCase":
        return [[test?.value, node.consequent]];
      case "ArrayExpression":
        return (node.elements as readonly Node[]).map((element, at) => [at, element]);
      case "ConditionalExpression":
        return [
          [`if ${condition(test as Node)}`, node.consequent],
          [`unless ${condition(test as Node)}`, node.alternate],
        ];
      default:
        return null;
    }
  }

  /** The text of a text node. */
  function textOf({ type, value, quasis }: Node): string | null {
    if (type === "TemplateLiteral")
      return (quasis as readonly { value: { cooked: string } }[]).map((part) => part.value.cooked).join("{}");
    return type === "Literal" && typeof value === "string" ? value : null;
  }

  function visit(part: unknown, way: string): void {
    if (Array.isArray(part)) for (const one of part) visit(one, way);
    if (!isNode(part) || isCode(part)) return;
    const text = textOf(part);
    if (text !== null) pieces.set(way, [...(pieces.get(way) ?? []), text]);
    const parts = named(part);
    const { callee } = part as { readonly callee?: Node };
    if (parts !== null) for (const [name, inner] of parts) visit(inner, `${way}.${String(name)}`);
    else if (callee?.name === "translated") visit((part.arguments as readonly Node[])[2], way);
    else for (const [name, inner] of Object.entries(part)) if (name !== "quasis") visit(inner, way);
  }

  visit(parseAst(source, { lang: "ts" }).body, "");
  return pieces;
}
