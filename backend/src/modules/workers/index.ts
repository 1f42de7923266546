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
