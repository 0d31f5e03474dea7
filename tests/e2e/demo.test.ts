import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { emptyFolder } from "../emptyFolder";

test("serves a filled crew and bar with one sign-in link for each role, and leaves no files", async () => {
  const folder = emptyFolder();
  const demo = spawn(process.execPath, ["--import", "tsx", "tests/load/demo.ts"], {
    env: { ...process.env, TMPDIR: folder, HOST: "127.0.0.1", PORT: "0" },
    stdio: "pipe",
  });
  onTestFinished(() => void demo.kill("SIGKILL"));
  const ended = once(demo, "close");
  let printed = "";
  const ready = new Promise<void>((resolve) => {
    for (const stream of [demo.stdout, demo.stderr])
      stream.on("data", (chunk) => {
        printed += chunk;
        if (/^Sign in as Viewer: .*\n/m.test(printed)) resolve();
      });
  });
  await Promise.race([ready, ended]);
  const links = [...printed.matchAll(/^Sign in as \w+: (\S+)$/gm)].map((match) => match[1] as string);
  const roles: string[] = [];
  for (const link of links) {
    const door = await fetch(link, { redirect: "manual" });
    const home = door.headers.get("location") as string;
    expect(printed).toContain(new URL(home).origin);
    const cookie = door.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const { groups } = (await (await fetch(`${home}api/v1/groups`, { headers: { cookie } })).json()) as {
      groups: readonly { id: string; role: string }[];
    };
    expect(groups).toHaveLength(2);
    roles.push(...new Set(groups.map(({ role }) => role)));
    for (const { id } of groups)
      expect((await fetch(`${home}groups/${id}`, { headers: { cookie } })).status).toBe(200);
  }
  expect(roles).toEqual(["owner", "keeper", "member", "viewer"]);
  const [door = ""] = links;
  expect((await fetch(new URL("/nobody", door))).status).toBe(404);
  demo.kill("SIGTERM");
  expect(await ended, printed).toEqual([0, null]);
  await expect(fetch(door)).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => name.startsWith("liars-table"))).toEqual([]);
});
