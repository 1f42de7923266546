import type { PointInTime } from "../../../durable-objects/cell/point-in-time";

/** A database as it was: rows of tables and what lies beside them. */
interface Copy {
  readonly tables: Readonly<Record<string, { columns: string[]; rows: unknown[][] }>>;
  readonly keys: readonly (readonly [string, unknown])[];
}

interface Given {
  readonly ctx: DurableObjectState;
  readonly files: R2Bucket;
}

const folderOf = (ctx: DurableObjectState) => `stand-in/${ctx.id.toString()}/`;
const NEXT = "next";
const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`;

/**
 * What workerd on one machine does not have: bookmarks. Copies of the whole database lie in R2, and the next start of the
 * object puts one of them in place, rows and keys, as the platform does.
 */
export function standInTime({ ctx, files }: Given): PointInTime {
  const folder = folderOf(ctx);
  return {
    async current() {
      const name = `present-${crypto.randomUUID()}`;
      await files.put(folder + name, JSON.stringify(await copyOf(ctx)));
      return name;
    },
    async at(ms) {
      const { objects } = await files.list({ prefix: `${folder}at-` });
      const times = objects.map(({ key }) => Number(key.slice(`${folder}at-`.length)));
      const [newest] = times.filter((time) => time <= ms).sort((a, b) => b - a);
      if (newest === undefined) throw new Error("there is no bookmark of this time");
      return `at-${newest}`;
    },
    restoreAtNextStart: async (bookmark) => void (await files.put(folder + NEXT, bookmark)),
    restart: () => ctx.abort("the cell goes to another moment"),
  };
}

/** Keeps the database as it is, as the platform does all the time: a bookmark of a moment, ms. */
export async function keepBookmark({ ctx, files }: Given, ms: number): Promise<void> {
  await files.put(`${folderOf(ctx)}at-${ms}`, JSON.stringify(await copyOf(ctx)));
}

/** To be called at the start of the object, before anything else: puts in place what was asked for. */
export async function putBack({ ctx, files }: Given): Promise<void> {
  const asked = await files.get(folderOf(ctx) + NEXT);
  if (!asked) return;
  const copy = await files.get(folderOf(ctx) + (await asked.text()));
  if (!copy) throw new Error("this bookmark is not kept");
  const { tables, keys } = (await copy.json()) as Copy;
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
  await files.delete(folderOf(ctx) + NEXT);
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
