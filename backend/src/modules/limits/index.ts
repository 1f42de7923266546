export { clientNetwork } from "./client-network";
export { limitCustomer } from "./customer-limits";
export { enforceLimit, enforceReadingLimit, hitLimit } from "./limits";
