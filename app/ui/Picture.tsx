import { figureWords } from "@/lib/messages/figures";

/** Width of every SVG in its own units; it scales to the container. */
export const WIDTH = 320;

interface PictureProps {
  /** The question it answers, as its title. */
  readonly title: string;
  /** Explains its marks. */
  readonly legend: string;
  readonly height: number;
  readonly columns: readonly string[];
  /** The same values, one row each; the first column is the row's header. */
  readonly rows: readonly (readonly string[])[];
  /** SVG elements. */
  readonly children: React.ReactNode;
}

/** A chart for one question, with its values as a table. */
export function Picture({ title, legend, height, columns, rows, children }: PictureProps) {
  return (
    <figure className="max-w-lg break-inside-avoid pt-3">
      <figcaption className="pb-1 font-semibold text-small leading-snug">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={title} className="block w-full">
        {children}
      </svg>
      <p className="text-small text-soft">{legend}</p>
      <details className="print:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center text-small text-soft underline decoration-soft/40 underline-offset-4">
          {figureWords.pictures.asTable}
        </summary>
        <table aria-label={title} className="w-full text-left text-small tabular-nums">
          <thead className="text-small text-soft">
            <tr>
              {columns.map((column, at) => (
                <th key={column} scope="col" className={`font-normal ${at > 0 ? "text-right" : ""}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="py-1 font-normal">
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]} className="py-1 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

interface LettersProps {
  readonly x: number;
  readonly y: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly children: string;
}

/** Text in a chart. */
export const Letters = ({ x, y, anchor = "start", children }: LettersProps) => (
  <text x={x} y={y} textAnchor={anchor} fontSize="11" className="fill-soft">
    {children}
  </text>
);
