import { generateKeyPairSync } from "node:crypto";
import { writeFile } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import { createIds } from "../backend/src/shared/ids";
import { PARTNER_SCOPES, partnerIssue } from "../schema/rules/partner/partner-clients";
import { type Database, isMain, LOCAL_STATE, wranglerArguments } from "./lib/d1";
import { withLocalDatabase } from "./lib/local-d1";
import { mustRun } from "./lib/run";

const DAY_MS = 86_400_000;

/** What a new client is to be. */
interface Wish {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly addresses: readonly string[];
  readonly days: number;
  /** Ed25519, 32 bytes as base64. */
  readonly publicKey: string;
}

/** A pair of keys: the public one as the platform stores it, the private one as PEM (PKCS#8). */
export function newKeyPair(): { publicKey: string; privateKey: string } {
  const pair = generateKeyPairSync("ed25519");
  const der = pair.publicKey.export({ type: "spki", format: "der" });
  return {
    publicKey: der.subarray(-32).toString("base64"),
    privateKey: String(pair.privateKey.export({ type: "pkcs8", format: "pem" })),
  };
}

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/**
 * The statement that makes a partner client (decision 074), and its id.
 *
 * @param now ms
 * @throws Error that says what is wrong with the wish
 */
export function partnerStatement(wish: Wish, now: number): { id: number; sql: string } {
  const scopes = PARTNER_SCOPES.filter((scope) => wish.scopes.includes(scope));
  const unknown = wish.scopes.find((scope) => !scopes.some((known) => known === scope));
  if (unknown) throw new Error(`there is no scope ${unknown}; there are ${PARTNER_SCOPES.join(", ")}`);
  const issue = partnerIssue({ ...wish, scopes });
  if (issue) throw new Error(`${issue.field}: ${issue.message}`);
  const id = createIds({ now: () => now }).directoryId();
  const values = [
    ...[id, quoted(wish.name.trim()), quoted(JSON.stringify(scopes)), quoted(JSON.stringify(wish.addresses))],
    ...[quoted(wish.publicKey), now, now + wish.days * DAY_MS],
  ];
  return {
    id,
    sql: `INSERT INTO partner_clients (id, name, scopes, addresses, public_key, created_at, expires_at) VALUES (${values.join(", ")})`,
  };
}

async function run(sql: string, database: Database): Promise<void> {
  if ("remote" in database) {
    await mustRun("wrangler", [
      "d1",
      "execute",
      "DB",
      "--yes",
      "--command",
      sql,
      ...wranglerArguments(database),
    ]);
    return;
  }
  await withLocalDatabase(database.persistTo, async ({ directory }) => {
    await directory.prepare(sql).run();
  });
}

const USAGE = `npm run partner:create -- --name <name> --scopes <all | a,b> [--days 365] [--addresses 203.0.113.0/24,…]
  [--public-key <base64>] [--key-file <file>] [--remote --env <name> | --persist-to <folder>]`;

/** Makes a client of the partner API from the command line: the first one, which no client can make. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      name: { type: "string" },
      scopes: { type: "string" },
      days: { type: "string", default: "365" },
      addresses: { type: "string", default: "" },
      "public-key": { type: "string" },
      "key-file": { type: "string" },
      remote: { type: "boolean", default: false },
      env: { type: "string" },
      "persist-to": { type: "string", default: LOCAL_STATE },
    },
  });
  if (!values.name || !values.scopes || (values.remote && !values.env)) throw new Error(`usage: ${USAGE}`);
  const keys = values["public-key"] ? null : newKeyPair();
  const publicKey = values["public-key"] ?? keys?.publicKey ?? "";
  const { id, sql } = partnerStatement(
    {
      name: values.name,
      scopes: values.scopes === "all" ? PARTNER_SCOPES : values.scopes.split(","),
      addresses: values.addresses.split(",").filter(Boolean),
      days: Number(values.days),
      publicKey,
    },
    Date.now(),
  );
  const file = values["key-file"];
  // Before the client exists: a key that could not be written down would be lost.
  if (keys && file) await writeFile(file, keys.privateKey, { mode: 0o600, flag: "wx" });
  await run(
    sql,
    values.remote && values.env
      ? { remote: true, environment: values.env }
      : { persistTo: values["persist-to"] },
  );
  process.stdout.write(`keyid: ${id}\npublic key: ${publicKey}\n`);
  if (keys)
    process.stdout.write(file ? `private key: ${file}\n` : `private key, shown once:\n${keys.privateKey}`);
}

if (isMain(import.meta.url)) {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
