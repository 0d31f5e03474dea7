import type { Metadata } from "next";
import { Drawings } from "./_shown/Drawings";
import { Keys } from "./_shown/Keys";
import { Tables } from "./_shown/Tables";
import { Verdicts } from "./_shown/Verdicts";

/** Nothing leads here: it is for those who work on the program, and for the tests of how it looks. */
export const metadata: Metadata = { title: "Components", robots: { index: false, follow: false } };

/** Every drawing, every key and the table in every state, with tables that are made up. */
export default function ComponentsPage() {
  return (
    <div className="flex flex-col gap-10 py-6">
      <h1 className="stamp px-4 text-4xl">Components</h1>
      <Drawings />
      <Keys />
      <Verdicts />
      <Tables />
    </div>
  );
}
