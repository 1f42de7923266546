import { expect, test } from "vitest";
import { uploadedUrl } from "../../../app/features/uploads/upload-file";
import { onSessionProblem } from "../../../app/lib/session/session-problems";

const answer = (code: number, message: string, data: unknown = null) =>
  JSON.stringify({ code, message, data });

test("[PLACE-26] an upload answers the address in data.url", () => {
  expect(uploadedUrl(answer(0, "success", { url: "/files/abc.png" }))).toBe("/files/abc.png");
});

test("a refusal is told in the server's words", () => {
  expect(() => uploadedUrl(answer(4401, "图片只能上传jpg、png格式"))).toThrow("图片只能上传jpg、png格式");
});

test("[ROLE-11] an ended session is reported to the page", () => {
  const problems: string[] = [];
  const leave = onSessionProblem((problem) => void problems.push(problem));
  expect(() => uploadedUrl(answer(7001, "请先登录"))).toThrow("请先登录");
  leave();
  expect(problems).toEqual(["login"]);
});

test.each(["<html>502</html>", "{}", answer(0, "success", null)])(
  "an answer that is none asks to try again: %s",
  (text) => {
    expect(() => uploadedUrl(text)).toThrow(Error);
  },
);
