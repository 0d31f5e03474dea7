import { readFile } from "node:fs/promises";
import path from "node:path";
import { PAPERS, type Paper, POSTER_INKS, type Shape } from "@/lib/views/poster";

/** Fonts embedded in a poster, because its reader may not have them. */
const FONTS = [
  {
    family: "Bricolage Grotesque",
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque",
    ending: "wdth-normal",
    faces: "font-weight:200 800;font-stretch:75% 100%",
  },
  {
    family: "Archivo",
    file: "@fontsource/archivo/files/archivo",
    ending: "400-normal",
    faces: "font-weight:400",
  },
] as const;
const LETTERS = ["latin", "latin-ext"] as const;

const FAMILY = {
  stamp: "'Bricolage Grotesque', 'Arial Narrow', sans-serif",
  text: "Archivo, Arial, sans-serif",
} as const;

/** Builds a poster as a self-contained SVG that prints on one sheet. */
export async function posterSvg(paper: Paper, title: string, shapes: readonly Shape[]): Promise<string> {
  const { width, height, printed } = PAPERS[paper];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${printed[0]}" height="${printed[1]}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${(await fontFaces()).join("")}</style>`,
    `<rect width="${width}" height="${height}" fill="${POSTER_INKS.paper}"/>`,
    ...shapes.map(markup),
    "</svg>\n",
  ].join("\n");
}

function fontFaces(): Promise<readonly string[]> {
  return Promise.all(
    FONTS.flatMap(({ family, file, ending, faces }) =>
      LETTERS.map(async (letters) => {
        const data = await readFile(
          path.resolve("node_modules", `${file}-${letters}-${ending}.woff2`),
          "base64",
        );
        const range = letters === "latin" ? "" : "unicode-range:U+0100-02FF,U+1E00-1EFF;";
        return `@font-face{font-family:'${family}';${faces};${range}src:url(data:font/woff2;base64,${data}) format('woff2')}`;
      }),
    ),
  );
}

const rounded = (length: number): string => String(Math.round(length * 10) / 10);

function markup(shape: Shape): string {
  switch (shape.shape) {
    case "text": {
      const { x, y, size, font, anchor, ink, text } = shape;
      return `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${rounded(size)}" font-family="${FAMILY[font]}" ${font === "stamp" ? 'font-weight="800" font-stretch="condensed"' : 'font-weight="400"'} text-anchor="${anchor}" fill="${POSTER_INKS[ink]}">${escaped(text)}</text>`;
    }
    case "circle": {
      const { cx, cy, r, fill, stroke, width } = shape;
      return `<circle cx="${rounded(cx)}" cy="${rounded(cy)}" r="${rounded(r)}" fill="${fill === "none" ? fill : POSTER_INKS[fill]}" stroke="${POSTER_INKS[stroke]}" stroke-width="${rounded(width)}"/>`;
    }
    case "line": {
      const { x1, y1, x2, y2, ink, width } = shape;
      return `<line x1="${rounded(x1)}" y1="${rounded(y1)}" x2="${rounded(x2)}" y2="${rounded(y2)}" stroke="${POSTER_INKS[ink]}" stroke-width="${rounded(width)}" stroke-linecap="round"/>`;
    }
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes user text for XML and removes characters that XML does not allow. */
const escaped = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "")
    .replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
