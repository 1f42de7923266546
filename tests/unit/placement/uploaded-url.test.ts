import { expect, test } from "vitest";
import { uploadedUrl } from "../../../app/features/uploads/upload-file";
import { onSessionProblem } from "../../../app/lib/session/session-problems";

const answer = (code: number, message: string, data: unknown = null) =>
  JSON.stringify({ code, message, data });

test("[PLACE-26] an upload answers the address in data.url", () => {
  expect(uploadedUrl(answer(0, "success", { url: "/files/abc.png" }))).toBe("/files/abc.png");
});

test("[GEN-12] [ERR-01] a refusal is told in the server's words", () => {
  expect(() => uploadedUrl(answer(4401, "图片只能上传jpg、png格式"))).toThrow("图片只能上传jpg、png格式");
});

test.each([
  ["ROLE-11", 7001, "login", "请先登录"],
  ["ROLE-12", 7002, "blocked", "您已被平台拉黑，请联系平台客服"],
  ["ERR-02", 7001, "login", "请先登录"],
  ["ERR-03", 7002, "blocked", "您已被平台拉黑，请联系平台客服"],
])("[%s] an upload that is answered by %i reports to the page: %s", (_id, code, problem, message) => {
  const problems: string[] = [];
  const leave = onSessionProblem((reported) => void problems.push(reported));
  expect(() => uploadedUrl(answer(code, message))).toThrow(message);
  leave();
  expect(problems).toEqual([problem]);
});

test.each(["<html>502</html>", "{}", answer(0, "success", null)])(
  "an answer that is none asks to try again: %s",
  (text) => {
    expect(() => uploadedUrl(text)).toThrow(Error);
  },
);
