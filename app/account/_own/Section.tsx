interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: React.ReactNode;
}

/** One part of the account's page, under its name. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="border-line border-t pt-4">
      <h2 id={id} className="pb-1 text-[0.9375rem] text-soft">
        {title}
      </h2>
      {children}
    </section>
  );
}
