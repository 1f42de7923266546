export { newestFeedback } from "./feedback.repository";
export { answerFeedback } from "./feedback.usecases";
export { presentFeedback } from "./feedback-presenter";
