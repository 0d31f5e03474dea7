/** How a part of the card is headed. */
export function Heading({ id, children }: { readonly id?: string; readonly children: React.ReactNode }) {
  return (
    <h2 id={id} className="stamp pb-1 text-2xl leading-tight print:text-[13pt]">
      {children}
    </h2>
  );
}
