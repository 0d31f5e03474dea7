/** A list of facts; long values such as paths wrap anywhere. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, fact: React.ReactNode])[];
}) {
  return (
    <dl className="grid gap-y-1.5 text-base">
      {facts.map(([name, fact]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-soft">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
