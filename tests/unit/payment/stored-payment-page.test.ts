import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  forgetPaymentPage,
  storePaymentPage,
  takePaymentPage,
} from "../../../app/features/payment/provider/stored-payment-page";

const MINUTE = 60_000;
let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("[S25] [PUB-34] a stored payment page", () => {
  test("[PAY-14] is taken out once", () => {
    expect(storePaymentPage("<form></form>", 0)).toBe(true);
    expect(takePaymentPage(1)).toBe("<form></form>");
    expect(takePaymentPage(1)).toBeNull();
    expect(entries.size).toBe(0);
  });

  test("is replaced by a newer one, and removed on request", () => {
    storePaymentPage("first", 0);
    storePaymentPage("second", 1);
    expect(entries.size).toBe(1);
    expect(takePaymentPage(2)).toBe("second");
    storePaymentPage("third", 3);
    forgetPaymentPage();
    expect(takePaymentPage(4)).toBeNull();
  });

  test("waits fifteen minutes at most", () => {
    storePaymentPage("page", 0);
    expect(takePaymentPage(15 * MINUTE - 1)).toBe("page");
    storePaymentPage("page", 0);
    expect(takePaymentPage(15 * MINUTE)).toBeNull();
    expect(entries.size).toBe(0);
  });

  test("is not kept when it is too long to be one, or when the browser keeps nothing", () => {
    expect(storePaymentPage("x".repeat(200_001), 0)).toBe(false);
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(storePaymentPage("page", 0)).toBe(false);
    expect(takePaymentPage(0)).toBeNull();
    expect(() => forgetPaymentPage()).not.toThrow();
  });
});
