export {
  findRating,
  findWorker,
  findWorkers,
  findWorkersAmong,
  firstWorkers,
  insertWorker,
  type WorkerRow,
} from "./workers.repository";
