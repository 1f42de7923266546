export { askMove, askSplit, listMoves, stepOf } from "./ask-move";
export { goOnWithMoves } from "./move-bucket";
