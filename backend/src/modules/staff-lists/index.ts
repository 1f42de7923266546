export { copyChanges, copyChangesNow } from "./copy-changes";
export { countList, readList } from "./read-list";
export { beginRebuild, moveEntries, rebuildEntries } from "./rebuild";
export { type StaffList, shownUntil, staffList } from "./staff-list";
