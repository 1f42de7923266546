const SECOND = 1000;

/** Counts what a cell writes, in rows and index entries, since it woke. */
export function countWrites(now: () => number = Date.now) {
  const countsSince = now();
  let rowsWritten = 0;
  let mostRowsPerSecond = 0;
  let second = { startedAt: countsSince, rows: 0 };
  return {
    add(rows: number): void {
      const at = now();
      if (at - second.startedAt >= SECOND) second = { startedAt: at, rows: 0 };
      second.rows += rows;
      rowsWritten += rows;
      mostRowsPerSecond = Math.max(mostRowsPerSecond, second.rows);
    },
    summary: () => ({ countsSince, rowsWritten, mostRowsPerSecond }),
  };
}
