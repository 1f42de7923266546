export { IDEMPOTENCY_HEADER, idempotencyKey, isKeyUsed, once, requiredKey } from "./idempotency";
