export { IDEMPOTENCY_HEADER, idempotencyKey, once } from "./idempotency";
