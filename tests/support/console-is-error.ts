import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";

/** Properties try the same inputs in every run, so that a run can be repeated; fast-check prints it with what it finds. */
fc.configureGlobal({ seed: 20_261_120 });

/** The line of every ordinary request; tests that read them listen for themselves. */
console.info = () => undefined;

let expected: RegExp[] = [];

/** Declares that this test makes the code log an error that matches. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

const unexpected: string[] = [];
const record = (...values: unknown[]) => {
  const line = values.map(String).join(" ");
  if (!expected.some((pattern) => pattern.test(line))) unexpected.push(line);
};

beforeEach(() => {
  expected = [];
  unexpected.length = 0;
  vi.spyOn(console, "error").mockImplementation(record);
  // Tests provoke these log lines on purpose: hundreds of them would hide the failure.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  expect(unexpected, "the code under test logged errors that the test did not declare").toEqual([]);
  vi.restoreAllMocks();
});
