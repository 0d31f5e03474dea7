import { Client } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { connectThrough, noticeOf } from "@/lib/server/db/notices";

const url = process.env.DATABASE_URL ?? "";

test("resyncs the streams after an event that it could not handle, until that works", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const other = new Client({ connectionString: url });
  await other.connect();
  onTestFinished(async () => {
    logged.mockRestore();
    await other.end();
  });
  const heard: string[] = [];
  const disconnect = await connectThrough(url, {
    onEvent: async (word) => {
      heard.push(word.of);
      throw new Error("the database does not answer");
    },
    resyncStreams: async () => {
      heard.push("resync");
      // The first one follows the connection.
      if (heard.filter((one) => one === "resync").length === 2) throw new Error("it still does not");
    },
  });
  onTestFinished(disconnect);
  await expect.poll(() => heard).toEqual(["resync"]);
  const { sql, values } = noticeOf({ of: "recorded", game: "g", after: 1 });
  const [channel, payload] = values as [string, string];
  expect(sql).toContain("pg_notify");
  await other.query("SELECT pg_notify($1, $2)", [
    channel,
    payload.replace(/"from":"[^"]*"/, '"from":"another"'),
  ]);
  await expect.poll(() => heard).toEqual(["resync", "recorded", "resync", "resync"]);
});
