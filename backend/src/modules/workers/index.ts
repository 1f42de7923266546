export { assignableMasters, pausedAmong, requireAssignable, whyNotAssigned } from "./assignable";
export { readRating } from "./kept-ratings";
export { findPauses, liftPause } from "./pauses";
export { countResultsOf } from "./results";
export { noteVerified } from "./verify";
export { changedWorkers, lastMasterChange } from "./worker-changes";
export {
  findStandings,
  findWorker,
  findWorkers,
  insertWorker,
  pagedWorkers,
  type WorkerRow,
} from "./workers.repository";
