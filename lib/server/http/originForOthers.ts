import { headers } from "next/headers";
import { addressInLan, publicOrigin } from "../process/address";
import { overHttps, readEnvironment } from "../process/env";
import { arrival } from "../process/requestContext";

/**
 * Where other phones reach this server, for whoever is being answered.
 * @param host The Host header they sent, where nothing is known of how they came.
 */
export function originFor(host: string | null): string {
  const { publicUrl, host: listensAt, port, https } = readEnvironment();
  return publicOrigin({
    publicUrl,
    port,
    requestHost: (arrival()?.host ?? host) || undefined,
    requestHttps: overHttps(),
    lanAddress: addressInLan(listensAt),
    https: https === "self",
  });
}

/** Where other phones reach this server, for whoever asks for the page that is being drawn. */
export const originForOthers = async (): Promise<string> => originFor((await headers()).get("host"));
