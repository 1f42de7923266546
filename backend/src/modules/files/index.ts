export {
  findStatements,
  receiveEvidence,
  requireEvidence,
  type Statement,
  storeEvidence,
} from "./order-evidence";
export { FILE_PATH, foreignFiles, ownFiles, requireOwnPictures, requireOwnVideo } from "./own-files";
export { receiveUpload } from "./receive-upload";
