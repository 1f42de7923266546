import { describe, expect, test } from "vitest";
import { widgetOptions, widgetResult } from "../../../app/features/captcha/geetest-script";

describe("the widget of Geetest", () => {
  test("[API-114] [ENT-12] is opened with the account and the challenge that the backend answered", () => {
    expect(widgetOptions({ gt: "c9c4facd1a6feeb80802222cbb74ca8e", challenge: "9a7" }, true)).toMatchObject({
      gt: "c9c4facd1a6feeb80802222cbb74ca8e",
      challenge: "9a7",
      new_captcha: true,
      offline: false,
    });
  });

  test("[AUTH-08] [API-114] [ENT-12] works on by itself where the backend says that Geetest is away", () => {
    expect(widgetOptions({ gt: "c9c4", challenge: "9a7" }, false)).toMatchObject({ offline: true });
  });

  test("[AUTH-08] [API-002] [API-114] [ENT-12] its result is sent under the documented names; nothing is sent before it is solved", () => {
    const solved = { geetest_challenge: "9a7x", geetest_validate: "e8d4", geetest_seccode: "e8d4|jordan" };
    expect(widgetResult(solved)).toEqual({ challenge: "9a7x", validate: "e8d4", seccode: "e8d4|jordan" });
    expect(widgetResult(false)).toBeNull();
  });
});
