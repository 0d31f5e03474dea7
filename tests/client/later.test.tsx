import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { later } from "@/app/ui/later";
import { laterWords } from "@/lib/messages/anyPage";

// What the server draws is what a browser begins with, which has none of the parts yet.

const Part = ({ name }: { readonly name: string }): ReactNode => <b>{name}</b>;
const arrives = async () => Part;

test("the server draws a part that may be called for at once", async () => {
  const AtOnce = later(arrives, { atOnce: true });
  await AtOnce.coming();
  expect(AtOnce.coming()).toBeNull();
  expect(renderToStaticMarkup(<AtOnce name="Ann" />)).toBe("<b>Ann</b>");
});

test("the server leaves room for any other part, and nothing for a quiet one", async () => {
  const [Sheet, News] = [later(arrives), later(arrives, { quiet: true })];
  await Promise.all([Sheet.coming(), News.coming()]);
  expect(renderToStaticMarkup(<Sheet name="Ann" />)).toContain(laterWords.coming);
  expect(renderToStaticMarkup(<News name="Ann" />)).toBe("");
});
