const EVERY_MS = 500;

/**
 * Stops this process when the npm that started it is killed: it would go on unseen, and keep the port from the next start.
 * Started without npm it goes on, as programs do that are left to themselves on purpose.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event !== "start") return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, "SIGTERM");
  }, EVERY_MS).unref();
}
