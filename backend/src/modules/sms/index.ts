export { CODE_IS_GOOD, checkCode, consumeLoginCode, type ProvenCode, spendCode } from "./code-check";
export { forgetSends } from "./sms-sends.repository";
export { withProvenCodes } from "./with-proven-codes";
