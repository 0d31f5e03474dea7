import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { peerAddress } from "./peerAddress";

/** Requests to the public desk that one address may make in a minute. */
const REQUESTS = 120;
const SECONDS = 60;

const kept = globalThis as { publicLimit?: RateLimiterMemory };
kept.publicLimit ??= new RateLimiterMemory({ points: REQUESTS, duration: SECONDS });
const limiter = kept.publicLimit;

/** Counts a request to the public desk: null when it may pass, else the seconds after which to come back. */
export async function overPublicLimit(request: Request): Promise<number | null> {
  try {
    await limiter.consume(peerAddress(request));
    return null;
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    return Math.ceil(thrown.msBeforeNext / 1000);
  }
}
