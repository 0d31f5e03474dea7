import { PAPERS, type Paper, POSTER_INKS, type Shape } from "@/lib/views/poster";

interface PosterPictureProps {
  readonly paper: Paper;
  readonly shapes: readonly Shape[];
  /** Its accessible name. */
  readonly label: string;
}

/** A poster as it is printed. */
export function PosterPicture({ paper, shapes, label }: PosterPictureProps) {
  const { width, height } = PAPERS[paper];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={`poster-${paper} h-auto w-full rounded-lg print:rounded-none`}
    >
      <rect width={width} height={height} fill={POSTER_INKS.paper} className="print:fill-white" />
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once, in this order
        <Drawn key={at} shape={shape} />
      ))}
    </svg>
  );
}

function Drawn({ shape }: { readonly shape: Shape }) {
  switch (shape.shape) {
    case "text":
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          textAnchor={shape.anchor}
          fill={POSTER_INKS[shape.ink]}
          className={shape.font === "stamp" ? "stamp" : ""}
        >
          {shape.text}
        </text>
      );
    case "circle":
      return (
        <circle
          cx={shape.cx}
          cy={shape.cy}
          r={shape.r}
          fill={shape.fill === "none" ? "none" : POSTER_INKS[shape.fill]}
          stroke={POSTER_INKS[shape.stroke]}
          strokeWidth={shape.width}
        />
      );
    case "line":
      return (
        <line
          x1={shape.x1}
          y1={shape.y1}
          x2={shape.x2}
          y2={shape.y2}
          stroke={POSTER_INKS[shape.ink]}
          strokeWidth={shape.width}
          strokeLinecap="round"
        />
      );
  }
}
