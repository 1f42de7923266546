export { presentComplaint } from "./complaint-presenter";
export { newestComplaints } from "./complaints.repository";
export { answerComplaint } from "./end-complaint";
