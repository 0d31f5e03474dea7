import packageJson from "@/package.json";

/** The program's version, as its package says it. */
export const VERSION: string = packageJson.version;
