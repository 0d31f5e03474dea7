import { headers } from "next/headers";
import { lanAddresses, publicOrigin } from "./address";
import { readEnvironment } from "./env";

/** Where other phones reach this server, for whoever asks for the page that is being drawn. */
export async function originForOthers(): Promise<string> {
  const { publicUrl, port } = readEnvironment();
  return publicOrigin({
    publicUrl,
    port,
    requestHost: (await headers()).get("host") ?? undefined,
    lanAddress: lanAddresses()[0],
  });
}
