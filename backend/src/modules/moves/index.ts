export { askMove, askSplit, listMoves, stepOf } from "./ask-move";
export {
  businessTriggers,
  type CellSide,
  cellSide,
  columnsOf,
  type Moving,
  mark,
  onlyBy,
  onlyWhile,
  RESTORING,
  runPastTriggers,
  type Sql,
  stateOf as markOf,
  type Trigger,
  unwatchRows,
  watchRows,
} from "./cell-side";
export { deleteRows, deletionOf, insertionsOf } from "./copy-rows";
export { goOnWithMoves } from "./move-bucket";
export { MOVED_TABLES, RECOUNTING } from "./moved-tables";
export { placeOfBucket, placesOfBuckets } from "./place";
export { HAS_WHOLE_ROWS, hasWholeRows } from "./whole-rows";
