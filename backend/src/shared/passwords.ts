import { WorkerEntrypoint } from "cloudflare:workers";
import type { BackendEnv } from "../env";
import { deriveKey, type ScryptCost } from "./derive-key";

/** Derives the keys of payment passwords for the cells, outside of them. */
export class Passwords extends WorkerEntrypoint<BackendEnv> {
  /** The key of a secret that the pepper has gone into already; both hex. */
  deriveKey(secret: string, salt: string, cost: ScryptCost): Promise<string> {
    return deriveKey(secret, salt, cost);
  }
}
