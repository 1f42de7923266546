import { describe, expect, it } from "vitest";
import { uploadIssue } from "../../../schema/rules/files/upload";

const MB = 1024 * 1024;

describe("file chosen for upload", () => {
  it("[PLACE-43] takes jpg and png pictures and says so about others", () => {
    expect(uploadIssue("image", { type: "image/jpeg", size: 1 })).toBeNull();
    expect(uploadIssue("image", { type: "image/png", size: 20 * MB })).toBeNull();
    for (const type of ["image/gif", "image/webp", "image/svg+xml", "video/mp4", ""]) {
      expect(uploadIssue("image", { type, size: 1 }), type).toBe("图片只能上传jpg、png格式");
    }
  });

  it("[PLACE-44] [GOODS-06] [UPL-04] [CONST-10] takes mp4 videos only", () => {
    expect(uploadIssue("video", { type: "video/mp4", size: MB })).toBeNull();
    expect(uploadIssue("video", { type: "video/quicktime", size: MB })).toBe("视频只能上传mp4格式");
  });

  it("[PLACE-45] [GOODS-06] [UPL-04] [CONST-10] takes videos under 100 MB; exactly 100 MB is too much", () => {
    expect(uploadIssue("video", { type: "video/mp4", size: 100 * MB - 1 })).toBeNull();
    expect(uploadIssue("video", { type: "video/mp4", size: 100 * MB })).toBe("视频不能超过100M");
  });

  it("refuses empty files and pictures that are too large", () => {
    expect(uploadIssue("image", { type: "image/png", size: 0 })).toBe("文件内容为空，请重新选择");
    for (const size of [20 * MB + 1, 100 * MB]) {
      expect(uploadIssue("image", { type: "image/png", size })).toBe("图片不能超过20M");
    }
  });
});
