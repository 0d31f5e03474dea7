import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { BlockList } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { localCertificate } from "@/lib/server/http/certificate/localCertificate";
import { HEALTH_PATHS } from "@/lib/server/http/healthPaths";
import { listen } from "@/lib/server/http/httpServer";
import { LAUNCHER } from "@/lib/server/process/built";
import { readEnvironment } from "@/lib/server/process/env";
import { SOURCES } from "@/lib/server/process/programs";
import { emptyFolder } from "../emptyFolder";

// These tests need no container engine: they read the files. `.github/workflows/ci.yml` builds and starts the image.

interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly user?: string;
  readonly command?: string;
  readonly read_only?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: { readonly default: { readonly ipv4_address: string } };
}
interface Compose {
  readonly services: Readonly<Record<"app" | "caddy" | "db", Service>>;
  readonly networks: { readonly default: { readonly ipam: { readonly config: readonly Ipam[] } } };
  readonly volumes: Readonly<Record<string, null>>;
}
interface Ipam {
  readonly subnet: string;
  readonly ip_range: string;
}
interface Job {
  readonly steps: readonly { readonly run?: string }[];
  readonly strategy?: { readonly matrix: { readonly include: readonly { readonly arch: string }[] } };
}

const read = (file: string): string => readFileSync(file, "utf8");
const compose: Compose = parse(read("compose.yaml"));
const workflow: { readonly jobs: Readonly<Record<string, Job>> } = parse(read(".github/workflows/ci.yml"));

/** The instructions of each stage, by the stage's name. The last one has none. */
const stages = new Map(
  read("Dockerfile")
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((stage) => {
      const lines = stage.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
      const instructions = lines.map((line) => /^([A-Z]+) (.*)$/.exec(line)?.slice(1) ?? [line]);
      return [/ AS (\S+)$/.exec(lines[0] ?? "")?.[1] ?? "final", instructions] as const;
    }),
);
const allOf = (stage: string, name: string): readonly string[] =>
  (stages.get(stage) ?? []).flatMap(([found, rest = ""]) => (found === name ? rest : []));
const oneOf = (stage: string, name: string): string => {
  const found = allOf(stage, name);
  expect(found, `${name} in ${stage}`).toHaveLength(1);
  return found[0] as string;
};

/** The JSON list at the end of an instruction. */
const listIn = (text: string): readonly string[] => JSON.parse(text.slice(text.indexOf("[")));

test("builds from files that exist, and from all that the build reads", () => {
  const [rest, ...context] = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(rest).toBe("*");
  const sent = context.flatMap((line) => (line.startsWith("!") ? line.slice(1) : []));
  expect(sent.filter((file) => !existsSync(file))).toEqual([]);
  expect(sent).toEqual(expect.arrayContaining([...SOURCES]));
  expect(allOf("build", "COPY")).toEqual([". ."]);
  const { scripts } = JSON.parse(read("package.json"));
  const commands = allOf("build", "RUN").flatMap((line) => /^npm run (\S+)/.exec(line)?.[1] ?? []);
  expect(commands).toEqual(["release"]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
  for (const stage of stages.keys())
    for (const copied of allOf(stage, "COPY").filter((line) => line.startsWith("--from=")))
      expect([...stages.keys()]).toContain(/^--from=(\S+)/.exec(copied)?.[1]);
});

test("names its base images without a registry, and the same Debian for all", () => {
  const images = [...stages.keys()].map((stage) => oneOf(stage, "FROM").split(" ")[0] ?? "");
  const others = Object.values(compose.services).map(({ image }) => image);
  for (const image of [...images, ...others]) expect(image).toMatch(/^[a-z-]+(:[\w.-]+)?$/);
  const bases = images.filter((image) => image !== "scratch").map((image) => image.replace(/-slim$/, ""));
  expect(new Set(bases).size).toBe(1);
});

test("runs the release's launcher, not as root, with the data in a volume", () => {
  const folder = oneOf("final", "WORKDIR");
  expect(oneOf("final", "COPY")).toBe(`--from=build /release ${folder}`);
  expect(allOf("build", "RUN").at(-1)).toContain("-C /release");
  expect(listIn(oneOf("final", "CMD"))).toEqual(["node", LAUNCHER]);
  expect(oneOf("final", "USER")).toBe("node");
  const order = (stages.get("final") ?? []).map(([name]) => name);
  expect(order.indexOf("USER")).toBeGreaterThan(order.lastIndexOf("RUN"));
  expect(oneOf("final", "ENV")).toContain(`DATA_DIR=${oneOf("final", "VOLUME")}`);
  const { app } = compose.services;
  expect(app.read_only).toBe(true);
  expect(app.volumes).toEqual([`data:${oneOf("final", "VOLUME")}`]);
  expect(app.environment?.PORT).toBe(oneOf("final", "EXPOSE"));
  expect(app.ports?.[0]).toMatch(new RegExp(`:${oneOf("final", "EXPOSE")}$`));
});

/** The exit code of the image's health check against a server. */
async function checked(port: number, settings: Readonly<Record<string, string>> = {}) {
  const [command, ...args] = listIn(oneOf("final", "HEALTHCHECK").replace(/^.* CMD /, ""));
  expect(command).toBe("node");
  const { PATH } = process.env;
  const check = spawn(process.execPath, args, {
    env: { PATH, PORT: String(port), ...settings } as unknown as NodeJS.ProcessEnv,
    stdio: "inherit",
  });
  return (await once(check, "close"))[0];
}

test.each([
  ["over http", {}],
  ["over the server's own HTTPS", { HTTPS: "self" }],
])("is healthy when the health page is, %s", async (_, settings) => {
  let status = 200;
  const asked: string[] = [];
  const answer: RequestListener = ({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(status).end();
  };
  const server = await listen("127.0.0.1", 0, answer, {
    ...("HTTPS" in settings && { tls: localCertificate(emptyFolder(), {}).current }),
  });
  onTestFinished(() => server.stop());
  expect(await checked(server.port, settings)).toBe(0);
  status = 503;
  expect(await checked(server.port, settings)).toBe(1);
  expect(asked).toEqual(["/readyz", "/readyz"]);
  expect(HEALTH_PATHS).toContain(asked[0]);
  await server.stop();
  expect(await checked(server.port, settings)).toBe(1);
});

/** The settings that the head of compose.yaml lists for each way to run it. */
const examples = read("compose.yaml")
  .split("\n")
  .filter((line) => /^# .*[A-Z]+=/.test(line))
  .map((line) =>
    Object.fromEntries([...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, key, value]) => [key, value])),
  );

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
const filledIn = (text: string, settings: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind = "-", rest = "") => {
    const found = settings[name] ?? (kind === "-" ? rest : undefined);
    if (found === undefined) throw new Error(rest);
    return found;
  });

test("composes an app that accepts each of its examples", () => {
  expect(examples.map(({ COMPOSE_PROFILES = "" }) => COMPOSE_PROFILES)).toEqual([
    "",
    "https",
    "postgres",
    "https,postgres",
  ]);
  const { app, caddy, db } = compose.services;
  const profiles = [caddy, db].flatMap((service) => service.profiles ?? []);
  const everything = Object.assign({}, ...examples);
  expect(everything.COMPOSE_PROFILES.split(",")).toEqual(profiles);
  const [alone, https, postgres] = examples.map((example) => {
    const settings = { PUBLIC_URL: "http://192.168.1.20:3000", ...example };
    const fixed = Object.entries(app.environment ?? {}).map(([key, text]) => [key, filledIn(text, settings)]);
    return readEnvironment({ ...settings, ...Object.fromEntries(fixed) });
  });
  expect(alone).toMatchObject({ host: "0.0.0.0", port: 3000, databaseUrl: undefined });
  expect(https?.publicUrl).toMatch(/^https:/);
  expect(filledIn(app.ports?.[0] ?? "", examples[1] ?? {})).toBe("127.0.0.1:3000:3000");
  const { hostname, username, password, pathname } = new URL(postgres?.databaseUrl ?? "");
  expect(db.environment).toMatchObject({ POSTGRES_USER: username, POSTGRES_DB: pathname.slice(1) });
  expect(filledIn(db.environment?.POSTGRES_PASSWORD ?? "", examples[2] ?? {})).toBe(password);
  expect(Object.keys(compose.services)).toContain(hostname);
  expect(() => filledIn(app.environment?.PUBLIC_URL ?? "", {})).toThrow("Set it in .env");
});

test("trusts Caddy alone, at an address that no other container gets", () => {
  const { app, caddy } = compose.services;
  const address = caddy.networks?.default.ipv4_address ?? "";
  const { trusts } = readEnvironment({
    TRUSTED_PROXIES: filledIn(app.environment?.TRUSTED_PROXIES ?? "", {}),
  });
  expect(trusts(address)).toBe(true);
  const [{ subnet, ip_range: range } = { subnet: "", ip_range: "" }] = compose.networks.default.ipam.config;
  const isIn = (network: string) => {
    const list = new BlockList();
    const [base = "", bits] = network.split("/");
    list.addSubnet(base, Number(bits));
    return list.check(address);
  };
  expect([isIn(subnet), isIn(range)]).toEqual([true, false]);
  const [, to = ""] = /--to (\S+)$/.exec(caddy.command ?? "") ?? [];
  expect(to).toBe(`app:${app.environment?.PORT}`);
});

test("declares every volume that a service uses", () => {
  const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(":")[0]),
  );
  expect(used.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
});

test("lets the forge run the checks and build the image and the archive for two architectures", () => {
  const runs = (job: string) => (workflow.jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? []);
  expect(runs("check")).toContain(".ci/run");
  expect(() => accessSync(".ci/run", constants.X_OK)).not.toThrow();
  expect(workflow.jobs.image?.strategy?.matrix.include.map(({ arch }) => arch)).toEqual(["x64", "arm64"]);
  const targets = runs("image").flatMap((line) => /--target (\S+)/.exec(line)?.[1] ?? []);
  expect(targets).toEqual(["archive"]);
  expect(stages.has("archive")).toBe(true);
  expect(runs("release").join("\n")).toContain("dist/*.tar.gz");
});
