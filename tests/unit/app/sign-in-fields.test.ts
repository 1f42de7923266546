import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { greetingAt } from "../../../app/features/account/greeting";
import { phoneDigits, regroupPhone } from "../../../app/features/account/phone-format";
import {
  forgetSentCode,
  recallSentCode,
  rememberSentCode,
  secondsLeft,
  sendCodeLabel,
} from "../../../app/features/account/resend-countdown";

/** Types `text` at `caret` of `value`, the way a browser does it. */
function typeInto(value: string, caret: number, text: string) {
  return regroupPhone(value.slice(0, caret) + text + value.slice(caret), caret + text.length);
}

describe("phone field", () => {
  it("[AUTH-04] puts a space after the 3rd and the 7th digit while digits are typed", () => {
    let edit = { value: "", caret: 0 };
    for (const digit of "13800138000") edit = typeInto(edit.value, edit.caret, digit);
    expect(edit).toEqual({ value: "138 0013 8000", caret: 13 });
  });

  it("[AUTH-04] never holds more than 13 characters", () => {
    expect(typeInto("138 0013 8000", 13, "9").value).toBe("138 0013 8000");
  });

  it("[AUTH-04] keeps the caret behind the same digit when one is put into the middle", () => {
    expect(typeInto("138 0013", 2, "5")).toEqual({ value: "135 8001 3", caret: 3 });
    expect(typeInto("138 0013", 4, "5")).toEqual({ value: "138 5001 3", caret: 5 });
  });

  it("[AUTH-04] keeps the caret when a digit in the middle is deleted", () => {
    expect(regroupPhone("138 013 8000", 4)).toEqual({ value: "138 0138 000", caret: 3 });
  });

  it("[U38] [AUTH-02] takes full-width digits, spaces, dashes and +86 for the same phone", () => {
    for (const sloppy of [
      "１３８ ００１３-８０００",
      "138-0013-8000",
      "+86 138 0013 8000",
      "008613800138000",
    ]) {
      expect(phoneDigits(regroupPhone(sloppy, sloppy.length).value)).toBe("13800138000");
    }
  });

  it("[AUTH-04] always leaves the caret inside the text, behind as many digits as before", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1\d{0,10}$/), fc.nat({ max: 11 }), (digits, position) => {
        const caret = Math.min(position, digits.length);
        const edit = regroupPhone(digits, caret);
        expect(edit.value.slice(0, edit.caret).replaceAll(" ", "")).toBe(digits.slice(0, caret));
      }),
    );
  });
});

describe("send-code button", () => {
  afterEach(() => vi.unstubAllGlobals());

  const sentAt = Date.parse("2026-11-20T16:30:00+08:00");
  const sent = { phone: "13800138000", sentAt, resendAt: sentAt + 60_000 };

  it("[AUTH-11] [CONST-02] [ERR-20] counts 60 seconds down as {n}S后重发", () => {
    expect(sendCodeLabel(sent, sentAt)).toBe("60S后重发");
    expect(sendCodeLabel(sent, sentAt + 20_000)).toBe("40S后重发");
    expect(sendCodeLabel(sent, sentAt + 59_001)).toBe("1S后重发");
  });

  it("[AUTH-12] reads 获取验证码 before the first code and 重新发送 after the countdown", () => {
    expect(sendCodeLabel(null, sentAt)).toBe("获取验证码");
    expect(sendCodeLabel(sent, sentAt + 60_000)).toBe("重新发送");
  });

  it("[AUTH-11] goes on counting after a reload of the page", () => {
    const store = fakeStore();
    vi.stubGlobal("sessionStorage", store);
    rememberSentCode(sent);
    const recalled = recallSentCode(sentAt + 20_000);
    expect(recalled).toEqual(sent);
    expect(secondsLeft(recalled, sentAt + 20_000)).toBe(40);
  });

  it("forgets a code that is no longer valid, one from the future and what it cannot read", () => {
    const store = fakeStore();
    vi.stubGlobal("sessionStorage", store);
    rememberSentCode(sent);
    expect(recallSentCode(sentAt + 5 * 60_000)).toBeNull();
    expect(recallSentCode(sentAt - 1)).toBeNull();
    store.setItem("sms-code-sent", "{");
    expect(recallSentCode(sentAt)).toBeNull();
  });

  it("forgets the phone when it is told to", () => {
    const store = fakeStore();
    vi.stubGlobal("sessionStorage", store);
    rememberSentCode(sent);
    forgetSentCode();
    expect(recallSentCode(sentAt)).toBeNull();
  });

  it("works without a store", () => {
    const refuse = () => {
      throw new Error("denied");
    };
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
    vi.stubGlobal("sessionStorage", refusing);
    rememberSentCode(sent);
    forgetSentCode();
    expect(recallSentCode(sentAt)).toBeNull();
    // Browsers that block storage throw before there is a store.
    Object.defineProperty(globalThis, "sessionStorage", { get: refuse, configurable: true });
    rememberSentCode(sent);
    forgetSentCode();
    expect(recallSentCode(sentAt)).toBeNull();
  });
});

describe("greeting", () => {
  it.each([
    ["2026-11-20T04:59:00+08:00", "夜深了"],
    ["2026-11-20T05:00:00+08:00", "早上好"],
    ["2026-11-20T11:00:00+08:00", "中午好"],
    ["2026-11-20T13:00:00+08:00", "下午好"],
    ["2026-11-20T18:00:00+08:00", "晚上好"],
    ["2026-11-20T00:00:00+08:00", "夜深了"],
  ])("at %s in Shanghai it is %s", (time, greeting) => {
    expect(greetingAt(Date.parse(time))).toBe(greeting);
  });
});

function fakeStore() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
