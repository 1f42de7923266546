export { enqueueEvent, enqueueEvents, enqueueFound, type OutboxEvent, type OutboxKind } from "./outbox";
export {
  deleteAcknowledged,
  firstPendingSeq,
  lastEvent,
  messagesToldAfter,
  pendingSummary,
} from "./outbox.repository";
export { pushOutbox } from "./outbox.usecases";
