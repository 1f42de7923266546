import { vi } from "vitest";

export type LogLine = Record<string, unknown> & { event: string };

/**
 * Everything that the code under test writes from now on, in order. Each console call must be one line of JSON; what is
 * not throws when it is read.
 */
export function captureLines() {
  const written: string[] = [];
  for (const method of ["log", "info", "debug", "warn", "error", "trace"] as const) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      written.push(values.map(String).join(" "));
    });
  }
  const lines = (): LogLine[] => written.map((line) => JSON.parse(line));
  return {
    written,
    lines,
    of: (event: string): LogLine[] => lines().filter((line) => line.event === event),
    forget: () => {
      written.length = 0;
    },
  };
}
