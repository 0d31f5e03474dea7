/** A stack of dirty plates: what the whole evening was about. */
export function Dishes() {
  return (
    <svg viewBox="0 0 96 56" className="h-16" aria-hidden="true" fill="none" strokeLinecap="round">
      {[46, 36, 26].map((y, at) => (
        <g key={y} transform={`translate(${[0, 2, -1][at]} 0)`}>
          <path
            d={`M14 ${y - 5} C20 ${y + 5} 34 ${y + 6} 48 ${y + 6} C62 ${y + 6} 76 ${y + 5} 82 ${y - 5} Z`}
            fill="var(--bone)"
            stroke="var(--felt-rim)"
            strokeWidth="1.6"
          />
          <path
            d={`M22 ${y - 1} C30 ${y + 2.6} 66 ${y + 2.6} 74 ${y - 1}`}
            stroke="var(--felt)"
            strokeWidth="1.4"
          />
        </g>
      ))}
      <path d="M60 18 L84 5" stroke="var(--bone)" strokeWidth="3.4" />
      <ellipse cx="55" cy="20" rx="7" ry="3.6" transform="rotate(-26 55 20)" fill="var(--bone)" />
      <path d="M34 18 q5 -4 9 0 q4 4 8 0" stroke="var(--felt-soft)" strokeWidth="2" />
    </svg>
  );
}
