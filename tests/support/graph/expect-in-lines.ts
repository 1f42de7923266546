import { afterAll, beforeAll, expect, vi } from "vitest";
import { TABLES } from "../../unit/graphql/tables";
import { runLine } from "./graph-lines";

/** Runs the lines of a field whose arguments or value contain a part, of which there has to be one. */
export async function expectInLines(field: string, part: string): Promise<void> {
  const lines = Object.values(TABLES)
    .flat()
    .filter((line) => line.field === field)
    .filter(({ asked, value, token }) => JSON.stringify({ asked, value, token }).includes(part));
  expect(lines).not.toEqual([]);
  for (const line of lines) {
    const { asked, value, token } = await runLine(line);
    expect({ asked, value }).toEqual({ asked: line.asked, value: line.value });
    if (line.token !== undefined) expect(token).toBe(line.token);
  }
}

/** Makes the time of a file's tests the one at which the lines were written. */
export function atTheTimeOfTheLines(): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 20, 4) });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
}
