/** Names by ISO 3166-2 code, and by ISO 3166 code for regions with a country code of their own. */
const PROVINCES: Readonly<Record<string, string>> = {
  BJ: "北京",
  TJ: "天津",
  HE: "河北",
  SX: "山西",
  NM: "内蒙古",
  LN: "辽宁",
  JL: "吉林",
  HL: "黑龙江",
  SH: "上海",
  JS: "江苏",
  ZJ: "浙江",
  AH: "安徽",
  FJ: "福建",
  JX: "江西",
  SD: "山东",
  HA: "河南",
  HB: "湖北",
  HN: "湖南",
  GD: "广东",
  GX: "广西",
  HI: "海南",
  CQ: "重庆",
  SC: "四川",
  GZ: "贵州",
  YN: "云南",
  XZ: "西藏",
  SN: "陕西",
  GS: "甘肃",
  QH: "青海",
  NX: "宁夏",
  XJ: "新疆",
  HK: "中国香港",
  MO: "中国澳门",
  TW: "中国台湾",
};
const ABROAD = new Intl.DisplayNames("zh-Hans-CN", { type: "region", fallback: "none" });
const CHINA = new Set(["HK", "MO", "TW"]);

/** Chinese name of an ISO 3166 code: 浙江 for CN-ZJ, 日本 for JP-13; null for none, and for an unknown one. */
export function placeName(code: string | null): string | null {
  const [country = "", region = ""] = code?.split("-") ?? [];
  if (country === "CN") return PROVINCES[region] ?? "中国";
  if (CHINA.has(country)) return PROVINCES[country] ?? null;
  return country === "" ? null : (ABROAD.of(country) ?? null);
}
