import type { D1Migration } from "@cloudflare/vitest-plugin";
import type { BackendEnv } from "../../backend/src/env";
import type { CustomerStore, Directory } from "../../backend/src/shared/stores/stores";
import type { CallLine } from "../../durable-objects/call-line";
import type { UserRoom } from "../../durable-objects/user-room";
import type { ScratchDatabase } from "./database/scratch-database";

declare global {
  namespace Cloudflare {
    interface Env extends BackendEnv {
      /** All stores by one face, so that a test may use it as any of them. */
      DB: Directory & CustomerStore;
      OPERATOR_TOKEN: string;
      USER_ROOMS: DurableObjectNamespace<UserRoom>;
      CALL_LINES: DurableObjectNamespace<CallLine>;
      SCRATCH: DurableObjectNamespace<ScratchDatabase>;
      TEST_MIGRATIONS: D1Migration[];
      GRAPHQL_PLAYGROUND: "on" | "off";
      /** How many inputs each fuzz test tries; empty for the few of everyday. */
      FUZZ_RUNS: string;
      /** How often each race is run; empty for everyday. */
      RACE_RUNS: string;
      MOVE_ORDERS: string;
      /** How many histories of money and orders are tried, of how many commands, from which seed; empty for everyday. */
      LEDGER_MODEL_RUNS: string;
      LEDGER_MODEL_COMMANDS: string;
      LEDGER_MODEL_SEED: string;
    }
  }
}
