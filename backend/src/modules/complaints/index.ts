export { presentComplaint } from "./complaint-presenter";
export { answerComplaint } from "./end-complaint";
export { staffComplaints } from "./staff-complaints";
