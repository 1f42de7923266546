import process from "node:process";

/**
 * The other half of `startChild`: reports the port, and CPU time and requests whenever the bench asks.
 *
 * @param requests number of requests answered so far
 */
export function answerParent(port: number, requests: () => number = () => 0): void {
  const report = () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ port, cpu: user + system, requests: requests() });
  };
  process.on("message", report);
  process.on("disconnect", () => process.exit(0));
  process.on("SIGTERM", () => process.exit(0));
  report();
}
