import { expect, test } from "vitest";
import { OpenRequests } from "@/lib/server/http/requestQueue";

test("limits one address to 300 at once; others come in, and a freed slot is available", () => {
  const open = new OpenRequests();
  const places = Array.from({ length: 300 }, () => open.take("bar"));
  expect(places).not.toContain(null);
  expect(open.take("bar")).toBeNull();
  expect(open.take("kitchen")).not.toBeNull();
  places[7]?.();
  expect(open.take("bar")).not.toBeNull();
  expect(open.take("bar")).toBeNull();
});

test("limits the total to 5,000 at once; all are freed, and no address is remembered", () => {
  const open = new OpenRequests();
  const places = Array.from({ length: 5_000 }, (_, at) => open.take(`address ${at}`));
  expect(open.take("one more")).toBeNull();
  for (const leave of places) leave?.();
  expect(open).toMatchObject({ all: 0, byAddress: new Map() });
});
