export { enqueueEvent, enqueueEvents, enqueueFound, type OutboxEvent, type OutboxKind } from "./outbox";
export { lastEvent, messagesToldAfter, pendingSummary } from "./outbox.repository";
export { pushOutbox, sweepUntilNextMinute } from "./outbox.usecases";
