export { askDump, askRestore, dumpsOfCell, listRestores, stateOf } from "./ask-restore";
export { cancelRestore } from "./cancel-restore";
export { compareRestore, openAgain, openDifferences } from "./compare";
export { goOnWithRestores } from "./go-on";
export { copyNameOf } from "./restore-run";
