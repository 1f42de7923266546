import { execFileSync } from "node:child_process";
import process from "node:process";

/** Memory of the Workers of this bench, MB: all workerd processes that this process has started. */
export function workerdMegabytes(): number {
  const rows = execFileSync("ps", ["-o", "rss=,comm=", "--ppid", String(process.pid)], { encoding: "utf8" });
  const sizes = rows
    .split("\n")
    .filter((row) => row.includes("workerd"))
    .map((row) => Number.parseInt(row, 10));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
