import { fileURLToPath } from "node:url";

// Next and React are the application's own.
export default { turbopack: { root: fileURLToPath(new URL("../../../..", import.meta.url)) } };
