/** What a parameter of one type takes and refuses. `call` narrows a row to one call. */
interface ParameterType {
  readonly type: string;
  readonly names: RegExp;
  readonly call?: RegExp;
  readonly takes: readonly unknown[];
  readonly refuses: readonly unknown[];
}

const one = (type: string, values: readonly string[], names: RegExp, call?: RegExp): ParameterType => ({
  type,
  names,
  ...(call ? { call } : {}),
  takes: values,
  refuses: ["NO_SUCH_VALUE", 12, true],
});

const PAY_WAYS = ["WALLET", "ALIPAY", "WECHAT"];

/** Types of the documented parameters by their last name, the special ones first. Every one falls into one of them. */
const PARAMETER_TYPES: readonly ParameterType[] = [
  // An export holds every row: what it gets for pages is ignored.
  { type: "ignored", names: /^page/, call: /API-028/, takes: ["1"], refuses: [{}] },
  { type: "page", names: /^page(?:No|Num|Index|Size)$/, takes: [2, "2"], refuses: [0, 1.5, "x", null] },
  { type: "number of a call", names: /^videoCallInstanceId$/, takes: ["a".repeat(32)], refuses: [5, "5"] },
  {
    type: "ids with commas",
    names: /^(?:orderBatchIds|orderItemIds)$/,
    takes: ["5,6"],
    refuses: [5, [5, 6]],
  },
  { type: "list of ids", names: /^(?:orderIds|goodsTypeIds)$/, takes: [[5, 6]], refuses: [5, ["x"]] },
  { type: "list of pictures", names: /^imgs$/, takes: [["/files/a.jpg"]], refuses: ["/files/a.jpg", [5]] },
  {
    type: "id",
    names: /^(?:id|oid|orderid|serviceType|\w+Id)$/,
    takes: [5, "5"],
    refuses: ["x", 1.5, -1, 0, [], {}],
  },
  {
    type: "amount on the wire as text",
    names: /^amount$/,
    call: /API-07[67]/,
    takes: ["12.5"],
    refuses: [true, {}, []],
  },
  {
    type: "amount",
    names: /^(?:amount|allowance|additionalFee)$/,
    takes: [12.5, 3],
    refuses: ["x", "-", {}, Number.NaN],
  },
  { type: "volume as text", names: /^totalVolume$/, call: /API-023/, takes: [1.25, "1.25"], refuses: [{}] },
  { type: "volume", names: /^totalVolume$/, takes: [1.25], refuses: ["x", -1] },
  { type: "position", names: /^pickUp(?:Lat|Lng)$/, takes: [30.25], refuses: ["north", {}] },
  { type: "stars", names: /^star$/, takes: [1, 5], refuses: [1.5, "x"] },
  {
    type: "count",
    names: /^(?:count|packingCount|floorsNumber|offset)$/,
    takes: [3, "3"],
    refuses: ["x", 1.5, {}],
  },
  {
    type: "flag",
    names: /^(?:is[A-Z]\w*|takeDeliveryFee|appointResult)$/,
    takes: [true, false, "true", "false"],
    refuses: ["yes", 2, {}],
  },
  {
    type: "time",
    names: /Time$/,
    takes: ["2026-11-20 16:30:00"],
    refuses: [1_763_627_400, "tomorrow", "20.11.2026"],
  },
  {
    type: "codes with underscores",
    names: /^areaCode$/,
    call: /API-087/,
    takes: ["330000_330100_330106"],
    refuses: [330106],
  },
  {
    type: "area code",
    names: /^(?:areaCode|parentCode|\w+AreaCode|\w+AddressCode)$/,
    takes: ["330106"],
    refuses: ["杭州", "x", []],
  },
  one("pay way of a provider", ["ALIPAY", "WECHAT"], /^payWay(?:Enum)?$/, /API-0(?:77|89|90)/),
  one("pay way", PAY_WAYS, /^payWay(?:Enum)?$/),
  one("applicant", ["PERSONAL", "ENTERPRISE"], /^type$/, /API-017/),
  one("voucher", ["BUCHONG_CREDENCE", "HEXIAO_CREDENCE"], /^type$/, /API-041/),
  one("period", ["MONTH"], /^type$/, /API-044/),
  one("markup", ["ORDINARY", "ABNORMAL"], /^type$/, /API-069/),
  one("line of the ledger", ["PLACE_AN_ORDER", "REFUND", "CASH_OUT_REJECT", "RECHARGE"], /^type$/, /API-073/),
  one("tab of messages", ["service", "system", "appointment"], /^type$/, /API-08[35]/),
  one("status of an order", ["WAIT_PAY", "CLOSE", "INSERVICE"], /^status$/, /API-0(?:27|28|44)/),
  { type: "switch", names: /^status$/, call: /API-086/, takes: [0, 1, "1"], refuses: [2, "x"] },
  one("status of a refund", ["WAIT", "REFUSE", "REFUND_SUEECSS", "ARBITRATION_ALL"], /^refundStatusEnum$/),
  one("status of an exception", ["NOT_FOLLOW_UP", "FOLLOWING_UP", "PROCESSED"], /^merchantStatus$/),
  one("way out of an exception", ["BACK", "MARKUP", "NORMAL"], /^solveExceptionWay$/),
  one("source", ["CUSTOMER", "WORKER", "OTHER"], /^source$/),
  one("article", ["help", "about", "notice"], /^typeCode$/),
  one("kind of order", ["TIMELY", "GENERAL"], /^orderType$/),
  one("verification", ["NOT", "MIAO", "WANG"], /^verifType$/),
  one("gender", ["1", "2"], /^gender$/),
  { type: "fixed number", names: /^cashType$/, takes: [4, "4"], refuses: [5, "x"] },
  { type: "complaint", names: /^complaint(?:Object|Type)$/, takes: [0, 1, "1"], refuses: [2, "x"] },
  { type: "name of a place", names: /^location$/, takes: ["user_customer_home_page"], refuses: [5, "A B"] },
  { type: "text", names: /./, takes: ["5"], refuses: [5, true, {}, []] },
];

/** The type of a documented parameter of a call. */
export function parameterType(callId: string, path: string): ParameterType {
  const name = path.replaceAll("[]", "").split(".").at(-1) ?? "";
  const found = PARAMETER_TYPES.find(
    ({ names, call }) => names.test(name) && (call === undefined || call.test(callId)),
  );
  if (!found)
    throw new Error(`${callId} ${path} has no type in tests/support/contract/documented-parameters.ts`);
  return found;
}
