import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { main } from "./main";

interface Bill {
  readonly metadata: { component: { readonly "bom-ref": string; name: string } };
  components: readonly { readonly "bom-ref": string }[];
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
interface Lock {
  readonly name: string;
  readonly packages: Readonly<Record<string, { readonly version: string; readonly dev?: true }>>;
}

/** Every package, as `name@version`, that is installed for more than building and testing. */
function packagesThatRun({ packages }: Lock): Set<string> {
  const places = Object.entries(packages).filter(([place, { dev }]) => place !== "" && !dev);
  return new Set(places.map(([place, { version }]) => `${place.split("node_modules/").pop()}@${version}`));
}

/**
 * Prints the bill of materials of what runs, as CycloneDX JSON, read off the lock file (V15.1.2). npm lists all of
 * it; its own `--omit=dev` would also drop what is needed both to run and to test.
 */
await main(async () => {
  const listed = execFileSync("npm", ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const bill: Bill = JSON.parse(listed);
  const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const { component } = bill.metadata;
  // npm names it after the folder it lies in.
  component.name = lock.name;
  const kept = packagesThatRun(lock);
  bill.components = bill.components.filter((one) => kept.has(one["bom-ref"]));
  kept.add(component["bom-ref"]);
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
  process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
});
