import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { main } from "./main";

interface Bill {
  readonly metadata: { component: { readonly "bom-ref": string; name: string } };
  components: readonly { readonly "bom-ref": string }[];
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
interface LockedPackage {
  /** The name of the package, if the folder has another one. */
  readonly name?: string;
  readonly version: string;
  readonly dev?: true;
}
interface Lock {
  readonly name: string;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The packages, as `name@version`, that are installed for production. */
function packagesThatRun({ packages }: Lock): Set<string> {
  const places = Object.entries(packages).filter(([place, { dev }]) => place !== "" && !dev);
  return new Set(
    places.map(([place, { name, version }]) => `${name ?? place.split("node_modules/").pop()}@${version}`),
  );
}

/**
 * Prints the production bill of materials as CycloneDX JSON, from the lock file (V15.1.2). It filters npm's
 * full list. The option `--omit=dev` would also drop packages that both production and tests need.
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
  // npm uses the folder's name.
  component.name = lock.name;
  const runtimePackages = packagesThatRun(lock);
  bill.components = bill.components.filter((one) => runtimePackages.has(one["bom-ref"]));
  runtimePackages.add(component["bom-ref"]);
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => runtimePackages.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((other) => runtimePackages.has(other)),
    }));
  process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
});
