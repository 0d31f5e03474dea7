import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { madeStates } from "./_made/states";
import { Drawings } from "./_shown/Drawings";
import { Keys } from "./_shown/Keys";
import { StillTable } from "./_shown/StillTable";
import { Verdicts } from "./_shown/Verdicts";

/** No page links here: it is for developers and visual tests. */
export const metadata: Metadata = { title: "Components", robots: { index: false, follow: false } };

/** It is a megabyte, so only development and the tests include it. */
const isShown = () => process.env.NODE_ENV === "development" || process.env.SHOW_COMPONENTS === "true";

/** Every drawing, every key, and the table in every state, from sample tables. */
export default function ComponentsPage() {
  if (!isShown()) notFound();
  return (
    <div className="flex flex-col gap-10 py-6">
      <h1 className="stamp px-4 text-title">Components</h1>
      <Drawings />
      <Keys />
      <Verdicts />
      <Tables />
    </div>
  );
}

/** The table screen in every state, each one screen high. */
function Tables() {
  return Object.entries(madeStates()).map(([name, made]) => (
    <section key={name} id={`table-${name.replaceAll(/[^\w]+/g, "-")}`} aria-label={name}>
      <h2 className="px-4 pb-2 font-semibold text-soft">{name}</h2>
      <div className="border-line border-y">
        <StillTable {...made} />
      </div>
    </section>
  ));
}
