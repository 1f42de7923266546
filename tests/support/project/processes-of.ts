import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The commands of running processes that name a folder, where the system tells of its processes in /proc. */
export function processesOf(folder: string): string[] {
  if (!existsSync("/proc/self/cmdline")) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(commandOf)
    .filter((command) => command.includes(folder));
}

function commandOf(processId: string): string {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    // It has ended since the folder was read.
    return "";
  }
}
