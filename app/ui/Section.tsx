/** Heading styles. */
const HEADINGS = {
  answer: "stamp pb-1 text-title leading-none",
  title: "stamp text-large leading-tight",
  card: "stamp pb-1 text-large leading-tight print:text-[14pt]",
  bold: "pb-2 font-bold text-lead",
  plain: "pb-1 font-semibold",
  label: "pb-2 font-semibold text-small text-soft",
  quiet: "pb-1 text-small text-soft",
} as const;

interface SectionProps {
  /** The heading's id, which names the section. Omitted for parts that repeat. */
  readonly id?: string;
  readonly heading: string;
  readonly look: keyof typeof HEADINGS;
  /** Heading level. */
  readonly level?: 2 | 3;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** A section of a page or sheet with its heading. */
export function Section({ id, heading, look, level = 2, className, children }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={HEADINGS[look]}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}
