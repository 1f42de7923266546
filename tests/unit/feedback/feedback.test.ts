import { expect, test } from "vitest";
import { feedbackImageIssue } from "../../../schema/rules/feedback/feedback";

const MB = 1024 * 1024;

test.each([
  ["FEED-04", { type: "image/gif", size: 1 }, "请上传png,或者jpg格式的图片"],
  ["FEED-04", { type: "image/webp", size: 9 * MB }, "请上传png,或者jpg格式的图片"],
  ["FEED-04", { type: "image/jpeg", size: 1 }, null],
  ["FEED-04", { type: "image/png", size: 1 }, null],
  ["FEED-05", { type: "image/png", size: 5 * MB }, "图片大小不能超过5MB"],
  ["FEED-05", { type: "image/jpeg", size: 5 * MB - 1 }, null],
  ["CONST-24", { type: "image/png", size: 5 * MB }, "图片大小不能超过5MB"],
  ["CONST-24", { type: "image/jpeg", size: 5 * MB - 1 }, null],
])("[%s] a picture of %o is refused with %s", (_id, file, message) => {
  expect(feedbackImageIssue(file)).toBe(message);
});
