import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { chunk, lazy } from "@/app/ui/lazy";
import { laterWords } from "@/lib/messages/anyPage";

// What the server draws is what a browser begins with, which has none of the parts yet.

const Part = ({ name }: { readonly name: string }): ReactNode => <b>{name}</b>;
const arrives = async () => Part;

test("the server draws a part that may be called for at once", async () => {
  const AtOnce = lazy(arrives, { atOnce: true });
  await AtOnce.preload();
  expect(AtOnce.preload()).toBeNull();
  expect(renderToStaticMarkup(<AtOnce name="Ann" />)).toBe("<b>Ann</b>");
});

test("the server leaves room for any other part, and nothing for a quiet one", async () => {
  const [Sheet, News] = [lazy(arrives), lazy(arrives, { quiet: true })];
  await Promise.all([Sheet.preload(), News.preload()]);
  expect(renderToStaticMarkup(<Sheet name="Ann" />)).toContain(laterWords.coming);
  expect(renderToStaticMarkup(<News name="Ann" />)).toBe("");
});

test("what is wanted only when it is tapped is not fetched before", async () => {
  let asked = 0;
  const load = async () => {
    asked++;
    return { Part };
  };
  chunk(load);
  expect(asked).toBe(1);
  const tapped = chunk(load, { whenTapped: true });
  expect(asked).toBe(1);
  await tapped.preload();
  expect(asked).toBe(2);
});
