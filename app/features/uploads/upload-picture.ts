import { compressPicture } from "./compress-picture";
import { uploadFile } from "./upload-file";

/** Sends a picture of a signed-in customer, compressed first (UPL-01, ux.md U22). */
export const uploadPicture: typeof uploadFile = async (file, options) =>
  uploadFile(await compressPicture(file), options);
