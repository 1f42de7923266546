export { findBlockers } from "./blockers";
export { closeAccountByStaff } from "./close-account";
export { presentExport } from "./export-presenter";
export { lastExport, requestExportByStaff } from "./request-export";
