export { CODE_IS_GOOD, checkCode, consumeCode, type ProvenCode, spendCode } from "./code-check";
export { forgetCodes } from "./sms-codes.repository";
export { withProvenCodes } from "./with-proven-codes";
