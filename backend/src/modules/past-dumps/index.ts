export { askPastDump, cancelPastDump, listPastDumps, stateOf } from "./ask-past-dump";
export { goOnWithPastDumps } from "./go-on";
export { noteWayBack, openVisitOf } from "./visits";
