import { headers } from "next/headers";
import { lanAddresses, publicOrigin } from "@/lib/server/address";
import { readEnvironment } from "@/lib/server/env";

/** Where other phones reach this server. */
export async function originForPhones(): Promise<string> {
  const { publicUrl, port } = readEnvironment();
  return publicOrigin({
    publicUrl,
    port,
    requestHost: (await headers()).get("host") ?? undefined,
    lanAddress: lanAddresses()[0],
  });
}
