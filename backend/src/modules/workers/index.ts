export { assignableMasters, pausedAmong, requireAssignable, whyNotAssigned } from "./assignable";
export { findPauses, liftPause } from "./pauses";
export { countResultsOf } from "./results";
export { noteVerified } from "./verify";
export {
  findRating,
  findStandings,
  findWorker,
  findWorkers,
  findWorkersAmong,
  firstWorkers,
  insertWorker,
  type WorkerRow,
} from "./workers.repository";
