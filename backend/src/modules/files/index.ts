export {
  findStatements,
  receiveEvidence,
  requireEvidence,
  type Statement,
  storeEvidence,
} from "./order-evidence";
export {
  completeFiles,
  deleteUnneeded,
  FILE_PATH,
  ownFiles,
  requireOwnPictures,
  requireOwnVideo,
} from "./own-files";
export { putInParts } from "./put-in-parts";
export { receiveUpload } from "./receive-upload";
