import { readdirSync } from "node:fs";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import type { Reading } from "./metrics";

/** The metrics of a process that Prometheus' own clients have, under their names. */
export function processMetrics(): readonly Reading[] {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return [
    {
      name: "process_cpu_seconds_total",
      type: "counter",
      help: "Processor time, of all threads",
      read: () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
    },
    {
      name: "process_resident_memory_bytes",
      type: "gauge",
      help: "Resident memory",
      read: () => process.memoryUsage.rss(),
    },
    {
      name: "process_start_time_seconds",
      type: "gauge",
      help: "Start, in seconds since 1970",
      read: () => performance.timeOrigin / 1000,
    },
    { name: "process_open_fds", type: "gauge", help: "Open files and connections", read: openFiles },
    {
      name: "nodejs_heap_size_used_bytes",
      type: "gauge",
      help: "Used heap of the main thread",
      read: () => process.memoryUsage().heapUsed,
    },
    {
      name: "nodejs_eventloop_lag_p99_seconds",
      type: "gauge",
      help: "Delay of the event loop since the last reading, 99th percentile",
      read: () => {
        const lag = delay.percentile(99) / 1e9;
        delay.reset();
        return Number.isFinite(lag) ? lag : 0;
      },
    },
  ];
}

/** Linux lists them; 0 elsewhere. */
function openFiles(): number {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    return 0;
  }
}
