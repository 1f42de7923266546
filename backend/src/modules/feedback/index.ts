export { answerFeedback } from "./feedback.usecases";
export { presentFeedback } from "./feedback-presenter";
export { staffFeedback } from "./staff-feedback";
