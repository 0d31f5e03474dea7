import { readFileSync } from "node:fs";
import { readNets } from "@/lib/vision/nets";
import { NETS_FILE } from "@/lib/vision/netsFile";

/** The shipped networks. */
export const nets = readNets(Uint8Array.from(readFileSync(NETS_FILE)).buffer);
