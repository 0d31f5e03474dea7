import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { chunk, lazy } from "@/app/ui/lazy";
import { laterWords } from "@/lib/messages/anyPage";

// The server's markup is the browser's first render, before any chunk is loaded.

const Part = ({ name }: { readonly name: string }): ReactNode => <b>{name}</b>;
const arrives = async () => Part;

test("renders a part on the server that can be needed at once", async () => {
  const AtOnce = lazy(arrives, { atOnce: true });
  await AtOnce.preload();
  expect(AtOnce.preload()).toBeNull();
  expect(renderToStaticMarkup(<AtOnce name="Ann" />)).toBe("<b>Ann</b>");
});

test("reserves room for any other part on the server, and none for a quiet one", async () => {
  const [Sheet, News] = [lazy(arrives), lazy(arrives, { quiet: true })];
  await Promise.all([Sheet.preload(), News.preload()]);
  expect(renderToStaticMarkup(<Sheet name="Ann" />)).toContain(laterWords.coming);
  expect(renderToStaticMarkup(<News name="Ann" />)).toBe("");
});

test("loads a part only on a tap if it says so", async () => {
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
