import { AsyncResource } from "node:async_hooks";
import { oneForAll } from "./oneForAll";

/**
 * Does something as if no request had asked for it. What is begun during a request (a timer, say) holds on to that request, its
 * answer and its connection for as long as it lives itself: whatever outlives requests is begun out here. The program calls it once
 * before it listens, so that outside is outside.
 */
export const outsideRequests = <Done>(work: () => Done): Done =>
  oneForAll("Outside", () => new AsyncResource("OutsideRequests")).runInAsyncScope(work);
