import { describe, expect, test } from "vitest";
import { providerAddress } from "../../../app/features/payment/provider/provider-address";

const OWN = "https://www.example.com";
const ORIGIN = "https://openapi.alipay.com";
const production = { origins: [ORIGIN], sandboxPath: null };
const sandbox = { origins: [ORIGIN], sandboxPath: "/sandbox/cashier" };

describe("[S25] where a payment form may go", () => {
  test("to a listed origin over https, whatever its path", () => {
    for (const address of [`${ORIGIN}/gateway.do?charset=utf-8`, `${ORIGIN}:443/`]) {
      expect(providerAddress(address, production, OWN)).toBe(new URL(address).href);
    }
  });

  test.each([
    "http://openapi.alipay.com/gateway.do",
    "https://openapi.alipay.com:8443/",
    "https://openapi.alipay.com.evil.example/",
    "https://evil.example/openapi.alipay.com",
    "https://openapi.alipay.com@evil.example/",
    "https://user@openapi.alipay.com/",
    "https://xopenapi.alipay.com/",
    "//evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://",
    "",
    "/logout",
    "/sandbox/cashier",
  ])("never to %s", (address) => {
    expect(providerAddress(address, production, OWN)).toBeNull();
  });

  test("to the sandbox cashier of this site, and no other page of it, only where there is a sandbox", () => {
    expect(providerAddress("/sandbox/cashier?id=1", sandbox, OWN)).toBe(`${OWN}/sandbox/cashier?id=1`);
    for (const address of [
      "/sandbox",
      "/sandbox/cashier/../../logout",
      "https://evil.example/sandbox/cashier",
    ]) {
      expect(providerAddress(address, sandbox, OWN)).toBeNull();
    }
  });
});
