import { useCallback } from "react";
import { compressPicture } from "~/features/uploads/compress-picture";
import { uploadFile } from "~/features/uploads/upload-file";
import { countUpload } from "../draft/running-uploads";
import { useLoginPrompt } from "../page/login-prompt";

/** Uploads for a signed-in customer; a visitor gets the login prompt instead (C-33). */
export function useDraftUpload(): typeof uploadFile {
  const { isSignedIn, ask } = useLoginPrompt();
  return useCallback(
    async (file, options) => {
      if (isSignedIn) {
        return countUpload(async () => uploadFile(await compressPicture(file), options));
      }
      ask("登录后可上传商品图片和视频。");
      throw new Error("请先登录");
    },
    [isSignedIn, ask],
  );
}
