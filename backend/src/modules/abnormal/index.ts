export {
  EXCEPTION_IS_OPEN,
  findAbnormalRecord,
  hasExceptionAfter,
  insertHandling,
  processAbnormal,
  reopenAbnormal,
  setMerchantStatus,
} from "./abnormal.repository";
export { splitList } from "./abnormal-presenter";
export { abnormalSteps } from "./abnormal-steps";
export { insertReported, masterOf, requireItems } from "./report-abnormal";
