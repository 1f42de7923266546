/** What a call under way needs. */
const held = new Set<unknown>();

/** Runs a call of Miniflare and keeps `what` until its answer. */
async function holding<Answer>(what: unknown, call: () => Promise<Answer>): Promise<Answer> {
  const hold = { what };
  held.add(hold);
  try {
    return await call();
  } finally {
    held.delete(hold);
  }
}

class HeldStatement {
  constructor(readonly own: D1PreparedStatement) {}

  bind(...values: unknown[]) {
    return new HeldStatement(this.own.bind(...values));
  }
  all() {
    return holding(this.own, () => this.own.all());
  }
  run() {
    return holding(this.own, () => this.own.run());
  }
  raw(options?: { columnNames: true }) {
    return holding(this.own, () => (options ? this.own.raw(options) : this.own.raw()));
  }
  first(column?: string) {
    return holding(this.own, () => (column === undefined ? this.own.first() : this.own.first(column)));
  }
}

/**
 * A database of Miniflare for the process that has started it. Miniflare frees a statement once nothing here refers to
 * it, even if a busy workerd has not read the call that names it, and the call ends the process. So statements are kept
 * until the answer.
 */
export const heldDatabase = (database: D1Database): D1Database =>
  ({
    prepare: (sql: string) => new HeldStatement(database.prepare(sql)),
    batch: (statements: readonly HeldStatement[]) => {
      const own = statements.map((statement) => statement.own);
      return holding(own, () => database.batch(own));
    },
  }) as unknown as D1Database;
