export { findBlockers } from "./blockers";
export { closeAccountByStaff } from "./close-account";
export { presentExport } from "./export-presenter";
export { makeDataExport } from "./make-export";
export { PERSONAL_TABLES } from "./personal-tables";
export { lastExport, requestExportByStaff } from "./request-export";
