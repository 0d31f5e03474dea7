import { fileURLToPath } from "node:url";

// Next and React come from the application.
export default { turbopack: { root: fileURLToPath(new URL("../../../..", import.meta.url)) } };
