import { expect, test } from "vitest";
import { isCarrierGuessed, withWaybill } from "../../../app/features/placement/pickup/guessed-carrier";

const SF = "SF1234567890123";
const JD = "JD12345678901";
/** A form that no carrier has for itself. */
const UNKNOWN = "12345";

test.each<[string, string, boolean]>([
  [SF, "顺丰速运", true],
  [JD, "京东物流", true],
  [SF, "京东物流", false],
  [SF, "", false],
  [UNKNOWN, "顺丰速运", false],
  [UNKNOWN, "", false],
  ["", "", false],
])(
  "the waybill %j of the carrier %j has a guessed carrier: %j",
  (logisticsNo, logisticsCompany, isGuessed) => {
    expect(isCarrierGuessed({ logisticsNo, logisticsCompany })).toBe(isGuessed);
  },
);

test.each<[string, string, string, string, string]>([
  ["an empty carrier is guessed", "", "", SF, "顺丰速运"],
  ["an empty carrier is guessed beside a number before", UNKNOWN, "", JD, "京东物流"],
  ["a guessed carrier is guessed again", SF, "顺丰速运", JD, "京东物流"],
  ["a guessed carrier goes with its number", SF, "顺丰速运", UNKNOWN, ""],
  ["an empty carrier stays empty for a form that is not known", "", "", UNKNOWN, ""],
  ["a typed carrier stays", SF, "德邦快递", JD, "德邦快递"],
  ["a carrier typed before the number stays", "", "德邦快递", SF, "德邦快递"],
])("with another waybill number %s", (_what, before, carrier, after, expected) => {
  expect(withWaybill({ logisticsNo: before, logisticsCompany: carrier }, after)).toEqual({
    logisticsNo: after,
    logisticsCompany: expected,
  });
});
