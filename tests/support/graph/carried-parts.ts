import { expect } from "vitest";
import { type Line, runLine } from "./graph-lines";

/** Fails unless some of the lines of a field hold a part in what they ask or answer, and the graph does all that these say. */
export async function expectCarried(
  tables: Readonly<Record<string, readonly Line[]>>,
  field: Line["field"],
  part: string,
): Promise<void> {
  const lines = Object.values(tables)
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
