/**
 * The front of this folder: what other modules need to define steps of an order, to decide about them and to write them
 * down. Within the order module the files are imported directly.
 */
export { decide, edgeOf, possibleEvents } from "./decide";
export { AT_WORK, type Edge, notUnderReview, type OrderFacts, stay, WAITING } from "./edge";
export { type HistoryRow, lastStep } from "./history";
export { orderEvents } from "./order-events";
export { type AnyRefusal, type Refusal, refusalError } from "./refusals";
export {
  type DetailOf,
  type OrderEvent,
  OutOfDate,
  type Step,
  type StepEffects,
  type StepTools,
  serviceMessage,
  step,
} from "./step";
export { transition } from "./transition";
export { together } from "./words";
