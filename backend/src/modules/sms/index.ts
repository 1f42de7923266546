export {
  CODE_IS_GOOD,
  checkCode,
  consumeLoginCode,
  type ProvenCode,
  spendCode,
  wereUsedTogether,
} from "./code-check";
export { forgetSends } from "./sms-sends.repository";
export { withProvenCodes } from "./with-proven-codes";
