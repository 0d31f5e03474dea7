import { processSingleton } from "./processSingleton";

// Numbers for a monitor, in Prometheus' text format. Labels are route patterns and codes, never what a request
// contained, so there is a fixed number of them.

/** Events that are counted or timed as they happen. */
const METRICS = {
  requests: {
    name: "http_requests_total",
    type: "counter",
    help: "Answered requests",
    labels: ["method", "route", "status"],
  },
  requestSeconds: {
    name: "http_request_duration_seconds",
    type: "histogram",
    help: "Time to answer a request; live streams are left out",
    labels: ["method", "route"],
  },
  commitSeconds: {
    name: "database_commit_duration_seconds",
    type: "histogram",
    help: "Time to commit a batch of entries to the disk, with its wait for other transactions",
    labels: [],
  },
  writesWaiting: {
    name: "database_writes_waiting",
    type: "gauge",
    help: "Entries that wait for the running commit",
    labels: [],
  },
  mails: {
    name: "mails_total",
    type: "counter",
    help: "Mails by result: sent or failed",
    labels: ["result"],
  },
} as const;

type Metric = keyof typeof METRICS;

/** Upper bounds of a histogram's buckets in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A count, or a histogram's buckets, sum and count. */
interface Series {
  value: number;
  count: number;
  readonly buckets: number[];
}

const known = (): Map<Metric, Map<string, Series>> =>
  processSingleton("Metrics", () => new Map<Metric, Map<string, Series>>());

function seriesOf(metric: Metric, values: readonly string[]): Series {
  const all = known().get(metric) ?? new Map<string, Series>();
  known().set(metric, all);
  const labels = METRICS[metric].labels.map((label, at) => `${label}="${escaped(values[at] ?? "")}"`).join();
  const series = all.get(labels) ?? { value: 0, count: 0, buckets: BUCKETS.map(() => 0) };
  all.set(labels, series);
  return series;
}

/** Adds to a counter or a gauge. @param labels The values of its labels, in their order. */
export function add(metric: Metric, by: number, ...labels: readonly string[]): void {
  seriesOf(metric, labels).value += by;
}

/** Adds a time to a histogram. @param labels The values of its labels, in their order. */
export function observe(metric: Metric, seconds: number, ...labels: readonly string[]): void {
  const series = seriesOf(metric, labels);
  series.value += seconds;
  series.count++;
  const at = BUCKETS.findIndex((bound) => seconds <= bound);
  if (at !== -1) series.buckets[at] = (series.buckets[at] ?? 0) + 1;
}

/** A number that is read when it is asked for. */
export interface Reading {
  readonly name: string;
  readonly type: "counter" | "gauge";
  readonly help: string;
  read(): number;
}

/** All metrics in Prometheus' text format 0.0.4. Names of this program begin with `liars_table_`. */
export function metricsText(version: string, readings: readonly Reading[]): string {
  const lines = [
    ...head("liars_table_info", "gauge", "The version of the program"),
    `liars_table_info{version="${escaped(version)}"} 1`,
    ...readings.flatMap(({ name, type, help, read }) => [...head(name, type, help), `${name} ${read()}`]),
    ...(Object.keys(METRICS) as Metric[]).flatMap(linesOf),
  ];
  return `${lines.join("\n")}\n`;
}

function linesOf(metric: Metric): readonly string[] {
  const { name: short, type, help } = METRICS[metric];
  const name = `liars_table_${short}`;
  const series = [...(known().get(metric) ?? [])];
  return [
    ...head(name, type, help),
    ...series.flatMap(([labels, one]) =>
      type === "histogram" ? histogram(name, labels, one) : [`${name}${braced(labels)} ${one.value}`],
    ),
  ];
}

function histogram(name: string, labels: string, { value, count, buckets }: Series): readonly string[] {
  const upTo = (bound: string) => braced([...(labels ? [labels] : []), `le="${bound}"`].join());
  let sum = 0;
  return [
    ...BUCKETS.map((bound, at) => {
      sum += buckets[at] ?? 0;
      return `${name}_bucket${upTo(String(bound))} ${sum}`;
    }),
    `${name}_bucket${upTo("+Inf")} ${count}`,
    `${name}_sum${braced(labels)} ${value}`,
    `${name}_count${braced(labels)} ${count}`,
  ];
}

const head = (name: string, type: string, help: string): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

const braced = (labels: string): string => (labels ? `{${labels}}` : "");

const escaped = (text: string): string =>
  text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
