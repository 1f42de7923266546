import { z } from "zod";

/** What a server in a process of its own is told: as its argument, in JSON. */
export const serverTask = z.object({
  /** The built Worker. */
  module: z.string(),
  /** Folder of database and files. */
  state: z.string(),
  /** How many customers with money to put into the new database; 0 when it is there already. */
  payers: z.int().min(0),
});
export type ServerTask = z.infer<typeof serverTask>;

/** What it answers once it listens. */
export const serverReady = z.object({ port: z.int().positive() });
