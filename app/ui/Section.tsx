/** How a heading stands out. */
const HEADINGS = {
  title: "stamp text-large leading-tight",
  card: "stamp pb-1 text-large leading-tight print:text-[14pt]",
  bold: "pb-2 font-bold text-lead",
  plain: "pb-1 font-semibold",
  label: "pb-2 font-semibold text-small text-soft",
  quiet: "pb-1 text-small text-soft",
} as const;

interface SectionProps {
  /** Of its heading, by which the section is named; left out where none of several parts stands out. */
  readonly id?: string;
  readonly heading: string;
  readonly look: keyof typeof HEADINGS;
  /** How deep the heading is. */
  readonly level?: 2 | 3;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** A part of a page or of a sheet, under its heading. */
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
