export { answerQuestion, takesAnswers } from "./answer-question";
export { bidSteps } from "./bid-steps";
export { findOpenQuestions } from "./bids.repository";
export { platformPriceOf } from "./choose-price";
export { placeBid, withdrawBid } from "./place-bid";
export { staffQuestions } from "./staff-questions";
