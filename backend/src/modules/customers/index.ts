export { findCustomer, nameAndPhone } from "./customers.repository";
export { customersByPrefix, findByPhone, storeBlocked, withPhones } from "./customers-for-staff";
export { findSessionCustomer } from "./sessions";
export { consentToDebit } from "./wallet-consent";
