interface RadioPlateProps {
  /** The radio group's name. */
  readonly question: string;
  /** Its value in the form. */
  readonly value?: string | number;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** Accessible name, if the content has none. */
  readonly label?: string | undefined;
  /** The id of its explanation. */
  readonly describedBy?: string | undefined;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** A radio button drawn as a plate; arrow keys reach the others. */
export function RadioPlate(plate: RadioPlateProps) {
  const { question, value, checked, onChoose, label, describedBy, className = "", children } = plate;
  return (
    <label className={`key relative ${className}`}>
      <input
        type="radio"
        name={question}
        value={value}
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
