interface RadioPlateProps {
  /** What the plates of one question have in common. */
  readonly question: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** Its name, where what stands on it is not. */
  readonly label?: string | undefined;
  /** The id of what explains it. */
  readonly describedBy?: string | undefined;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** One of a few answers of which one is chosen: a plate to tap; by keyboard a radio button, and arrows lead to the others. */
export function RadioPlate(plate: RadioPlateProps) {
  const { question, checked, onChoose, label, describedBy, className = "", children } = plate;
  return (
    <label className={`key relative ${className}`}>
      <input
        type="radio"
        name={question}
        checked={checked}
        onChange={onChoose}
        aria-label={label}
        aria-describedby={describedBy}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}
