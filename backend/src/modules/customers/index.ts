export { blankCustomer } from "./close-customer";
export { findCustomer, nameAndPhone } from "./customers.repository";
export { enter } from "./customers.usecases";
export {
  customersByPrefix,
  findByPhone,
  phoneOf,
  storeBlocked,
  withPhones,
} from "./customers-for-staff";
export { releaseAfterwards, releasePhonesOf } from "./release-phone";
export { findSandboxCustomer } from "./sandbox-customers/sandbox-customer";
export { findSessionCustomer } from "./sessions";
export { staffReferrals } from "./staff-referrals";
export { consentToDebit } from "./wallet-consent";
