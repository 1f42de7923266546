export { IDEMPOTENCY_HEADER, idempotencyKey, isKeyUsed, once, operatorKey, requiredKey } from "./idempotency";
