export { IDEMPOTENCY_HEADER, idempotencyKey, isKeyUsed, once } from "./idempotency";
