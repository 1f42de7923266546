import { BUCKETS, bucketOf } from "../../src/shared/numbers/bucket";

/** The customer of the local demo; sign in with any code that the SMS sandbox shows. */
export const DEMO_CUSTOMER = {
  id: 10001,
  phone: "13800138000",
  nickname: "木屿家居",
  payPassword: "201788",
  /** What the wallet holds after everything below, in 分. */
  balanceFen: 500_000,
} as const;

/** Id of the demo's row of a number: in the bucket of its customer (decision 066). */
export const demoId = (row: number): number => row * BUCKETS + bucketOf(DEMO_CUSTOMER.id);

/** Pepper of a local backend (backend/wrangler.toml); the demo password can be checked with no other. */
export const LOCAL_PEPPER = "local-secret-pepper";
