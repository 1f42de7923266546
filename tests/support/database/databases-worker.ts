/**
 * The Worker that has the cells of tests and the scratch database. Objects of the Worker under test would be slower: for
 * each call to one of them, the runner of the tests looks up its class in another process.
 */
export { Cell, default } from "../../../scripts/lib/stores/cell-worker";
export { ScratchDatabase } from "./scratch-database";
