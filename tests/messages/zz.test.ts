import { test } from "vitest";
import { readdirSync, writeFileSync } from "node:fs";
import { slots } from "/tmp/w/slots";
test("x", () => {
  const all: any = {};
  for (const f of readdirSync("lib/messages/de").filter(f=>f!=="index.ts")) {
    all[f] = { en: slots(`lib/messages/${f}`), de: slots(`lib/messages/de/${f}`), es: slots(`lib/messages/es/${f}`) };
    if (f === "ruleBook.ts") for (const l of ["en","de","es"]) for (const s of all[f][l]) s.path = s.path.replace(/^\.\w+/, ".R");
  }
  writeFileSync("/tmp/w/all.json", JSON.stringify(all));
});
