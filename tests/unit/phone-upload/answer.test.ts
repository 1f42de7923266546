import { expect, test } from "vitest";
import { leftIn } from "../../../app/features/phone-upload/send-by-link";

test("[U22] the phone is told how many more it may send, or in the server's words why not", () => {
  expect(leftIn(JSON.stringify({ code: 0, message: "success", data: { left: 2 } }))).toBe(2);
  const over = { code: 4004, message: "二维码已失效，请在电脑上重新打开", data: null };
  expect(() => leftIn(JSON.stringify(over))).toThrow(over.message);
});

test.each(["", "<html>", "{}", JSON.stringify({ code: 0, message: "success", data: null })])(
  "[U22] an answer such as %j is a failure that can be tried again",
  (text) => {
    expect(() => leftIn(text)).toThrow();
  },
);
