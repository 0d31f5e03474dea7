import { headers } from "next/headers";
import { addressInLan, publicOrigin } from "../process/address";
import { overHttps, readEnvironment } from "../process/env";
import { arrival } from "../process/requestContext";

/**
 * Returns the origin for other phones, for the current request.
 * @param host The Host header, used when the context has no verified one.
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

/** Returns the origin for other phones, for the page being rendered. */
export const originForOthers = async (): Promise<string> => originFor((await headers()).get("host"));
