import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ROOT } from "./run";

/** The database to work on: a local one in its state folder, or the deployed one of a wrangler environment. */
export type Database = { persistTo: string } | { remote: true; environment: string };

/** Where `npm start` and `npm run dev` keep database, files and rooms; scripts run by hand work on the same. */
export const LOCAL_STATE = ".wrangler/state";

/** Reads `--remote --env <name>` or `--persist-to <folder>` from the command line; without either, the local database. */
export function databaseFromArguments(): Database {
  const { values } = parseArgs({
    options: {
      remote: { type: "boolean", default: false },
      env: { type: "string" },
      "persist-to": { type: "string", default: LOCAL_STATE },
    },
  });
  if (!values.remote) return { persistTo: values["persist-to"] };
  if (!values.env) throw new Error("--remote needs --env, e.g. --remote --env production");
  return { remote: true, environment: values.env };
}

/** Arguments that make `wrangler d1 …` work on that database. */
export const wranglerArguments = (database: Database): string[] => [
  "-c",
  resolve(ROOT, "backend/wrangler.toml"),
  ...("remote" in database
    ? ["--remote", "--env", database.environment]
    : ["--local", "--persist-to", resolve(ROOT, database.persistTo)]),
];

/** Whether the module is what was started, and not imported. */
export const isMain = (moduleUrl: string): boolean => process.argv[1] === fileURLToPath(moduleUrl);
