export { beginDump, dumpNameAt, dumpPastMoment } from "./dump-cell";
export { type DumpManifest, fileKey, listDumps, readManifest, storeManifest } from "./dump-folder";
export { DUMPED_TABLES, REPLACED_TABLES } from "./dumped-tables";
export { nightWithoutDump } from "./late-dump";
export { type DumpedRows, readCustomer } from "./read-dump";
export { writeDumpFile } from "./write-dump";
