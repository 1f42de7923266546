import { type PointInTime, STARTS_AGAIN } from "../../../durable-objects/cell/point-in-time";

/** A database as it was: rows of tables and what lies beside them. */
interface Copy {
  readonly tables: Readonly<Record<string, { columns: string[]; rows: unknown[][] }>>;
  readonly keys: readonly (readonly [string, unknown])[];
}

/** What is kept of an object, by the name of the bookmark, and what its next start begins with. */
interface Kept {
  readonly copies: Map<string, Copy>;
  next: string | null;
}

/** Of all objects of this Worker. An object that starts again finds it as it was. */
const kept = new Map<string, Kept>();
function keptOf({ id }: DurableObjectState): Kept {
  const known = kept.get(id.toString());
  if (known) return known;
  const own: Kept = { copies: new Map(), next: null };
  kept.set(id.toString(), own);
  return own;
}

const AT = "at-";
const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`;

/**
 * What workerd on one machine does not have: bookmarks. Copies of the whole database are kept beside the object, and its
 * next start puts one of them in place, rows and keys, as the platform does.
 */
export const standInTime = (ctx: DurableObjectState): PointInTime => ({
  async current() {
    const name = `present-${crypto.randomUUID()}`;
    keptOf(ctx).copies.set(name, await copyOf(ctx));
    return name;
  },
  async at(ms) {
    const times = [...keptOf(ctx).copies.keys()].flatMap((name) =>
      name.startsWith(AT) ? Number(name.slice(AT.length)) : [],
    );
    const newest = Math.max(...times.filter((time) => time <= ms));
    if (!Number.isFinite(newest)) throw new Error("there is no bookmark of this time");
    return AT + newest;
  },
  async restoreAtNextStart(bookmark) {
    keptOf(ctx).next = bookmark;
  },
  restart: () => ctx.abort(STARTS_AGAIN),
});

/** Keeps the database as it is, as the platform does all the time: a bookmark of a moment, ms. */
export async function keepBookmark(ctx: DurableObjectState, ms: number): Promise<void> {
  keptOf(ctx).copies.set(AT + ms, await copyOf(ctx));
}

/** To be called at the start of the object, before anything else: puts in place what was asked for. */
export async function putBack(ctx: DurableObjectState): Promise<void> {
  const own = keptOf(ctx);
  if (own.next === null) return;
  const copy = own.copies.get(own.next);
  if (!copy) throw new Error("this bookmark is not kept");
  const { tables, keys } = copy;
  const { storage } = ctx;
  const { sql } = storage;
  storage.transactionSync(() => {
    sql.exec("PRAGMA defer_foreign_keys = ON");
    // They would do their work a second time.
    const triggers = sql
      .exec<{ name: string; text: string }>(
        "SELECT name, sql AS text FROM sqlite_master WHERE type = 'trigger'",
      )
      .toArray();
    for (const { name } of triggers) sql.exec(`DROP TRIGGER ${name}`);
    for (const { name } of sql.exec<{ name: string }>(TABLES).toArray()) {
      sql.exec(`DELETE FROM ${name}`);
      const { columns = [], rows = [] } = tables[name] ?? {};
      const places = columns.map(() => "?").join(", ");
      for (const row of rows)
        sql.exec(
          `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${places})`,
          ...(row as SqlStorageValue[]),
        );
    }
    for (const { text } of triggers) sql.exec(text);
  });
  const present = await storage.list();
  if (present.size > 0) await storage.delete([...present.keys()]);
  for (const [key, value] of keys) await storage.put(key, value);
  own.next = null;
}

async function copyOf({ storage }: DurableObjectState): Promise<Copy> {
  const { sql } = storage;
  const tables = sql
    .exec<{ name: string }>(TABLES)
    .toArray()
    .map(({ name }) => {
      const columns = sql
        .exec<{ name: string }>(`SELECT name FROM pragma_table_xinfo('${name}') WHERE hidden = 0`)
        .toArray()
        .map((column) => column.name);
      const rows = [...sql.exec(`SELECT ${columns.join(", ")} FROM ${name}`).raw()];
      return [name, { columns, rows }] as const;
    });
  return { tables: Object.fromEntries(tables), keys: [...(await storage.list())] };
}
