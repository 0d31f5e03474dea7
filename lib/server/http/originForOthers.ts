import { headers } from "next/headers";
import { lanAddresses, publicOrigin } from "../process/address";
import { readEnvironment } from "../process/env";

/** Where other phones reach this server, for whoever sent this Host header. */
export function originFor(host: string | null): string {
  const { publicUrl, port } = readEnvironment();
  return publicOrigin({ publicUrl, port, requestHost: host ?? undefined, lanAddress: lanAddresses()[0] });
}

/** Where other phones reach this server, for whoever asks for the page that is being drawn. */
export const originForOthers = async (): Promise<string> => originFor((await headers()).get("host"));
