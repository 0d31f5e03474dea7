interface AnswerProps {
  /** Its topic: "Dishes, A shift". */
  readonly about: React.ReactNode;
  /** "Grady’s up" */
  readonly says: string;
  /** Its reason. */
  readonly why?: React.ReactNode;
}

/** The largest size class of a headline. */
const MAX_LARGE = 20;

/** The answer of a group's page in stamp type, on felt: one line as long as it fits. */
export function Answer({ about, says, why }: AnswerProps) {
  const fits = says.length <= MAX_LARGE;
  return (
    <div className="px-4 pt-2.5 pb-1 text-center">
      <div className="text-felt-soft text-small leading-snug [overflow-wrap:anywhere]">{about}</div>
      <div className="@container [--frame:0.1] [--most-letters:4.75rem] low:[--most-letters:4rem] flat:[--most-letters:3rem]">
        <h2
          className={`stamp text-balance leading-[1.05] ${fits ? `letters-${Math.max(4, says.length)}` : "text-title [overflow-wrap:anywhere]"}`}
        >
          {says}
        </h2>
      </div>
      {why && <p className="text-pretty leading-snug [overflow-wrap:anywhere]">{why}</p>}
    </div>
  );
}
