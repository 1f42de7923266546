export { assignableMasters, pausedAmong, requireAssignable, whyNotAssigned } from "./assignable";
export { findPauses, liftPause } from "./pauses";
export { countResultsOf } from "./results";
export { noteVerified } from "./verify";
export { changedWorkers, forgetChange, noteSeen } from "./worker-changes";
export {
  findRating,
  findStandings,
  findWorker,
  findWorkers,
  firstWorkers,
  insertWorker,
  type WorkerRow,
} from "./workers.repository";
