import {
  type ColumnMapping,
  IMPORT_FIELD_INFO,
  IMPORT_FIELDS,
  type ImportField,
  unmappedFields,
} from "../../../../../schema/rules/imports/order-import";
import { toHalfWidth } from "../../../../../schema/rules/phone";

/**
 * Column titles in exports of shops and their tools, the most certain first. `address` consists of several
 * parts, which are joined in this sequence.
 */
const TITLES: Readonly<Record<Exclude<ImportField, "address">, string>> = {
  serviceType: "服务类型|服务项目|服务类别",
  customerName:
    "客户姓名|收货人姓名|收件人姓名|收货人|收件人|顾客姓名|买家姓名|联系人姓名|客户名称|收货人名称|姓名|收件方|收货方|客户|顾客|买家|业主",
  customerPhone:
    "客户电话|收货人手机号|收货人手机|联系手机|收件人手机号|收件人手机|收货人电话|收件人电话|客户手机|移动电话|手机号码|手机号|手机|联系电话|电话|联系方式|收货电话",
  isLift: "有无电梯|是否有电梯|电梯",
  floorsNumber: "楼梯层数|楼层|层数|所在楼层",
  goodsName: "商品名称|宝贝标题|宝贝名称|商品标题|选购商品|货品名称|产品名称|品名|商品|产品|货品",
  sku: "SKU|SKU编码|商家SKU|商家SKUID|商家编码-规格维度|商家编码-SKU维度|规格编码|商家规格编码|商品编码|货号|外部系统编号|商家外部编码",
  count: "商品数量|宝贝总数量|订购数量|商品总数|购买数量|商品件数|宝贝数量|数量|件数",
  totalVolume: "总体积|体积|总方数|方数|立方数",
  packingCount: "包装件数|包装数量|包件数|包裹件数|总包数",
  isArrival: "货物是否已到|是否到货|货物是否到达|是否已到货",
  logisticsCompany: "物流公司|快递公司|承运商|承运公司|发货物流公司",
  logisticsNo: "物流单号|快递单号|运单号|运单编号|发货物流单号|物流编号",
  logisticsPhone: "物流电话|提货电话|网点电话|物流联系电话",
  pickupCode: "提货码|取货码",
  pickupAddress: "提货地址|取货地址|网点地址",
  expectedTime: "期望上门时间|期望服务时间|预约时间|期望安装时间|上门时间|安装时间",
  shopOrderNo: "店铺订单号|线上订单号|订单编号|主订单编号|平台订单号|外部订单号|订单号|内部订单号",
  verifType: "核销方式|核销类型",
  verifOrderNo: "核销单号|核销订单号|核销订单编号",
  remark: "备注|商家备注|订单备注|卖家备注|客服备注|买家留言|买家备注|卖家留言",
};

/** An address in one column, or in several. */
const WHOLE_ADDRESS =
  "客户地址|收货地址|收件人地址|收货人地址|收件地址|详细收货地址|送货地址|安装地址|详细地址|地址|街道地址|收货详细地址";
const ADDRESS_PARTS = [
  "省|省份|收货省|收货人省份|收件省|收货地址省",
  "市|城市|收货市|收货人城市|收件市|收货地址市",
  "区|区县|县|县区|区/县|市/区|地区|收货区|收货人区县|收件区|收货地址区",
  "街道|镇|乡镇|收货街道|街道/镇",
] as const;

/** Titles that only one system exports; several of them identify it. */
const SOURCES: readonly { readonly name: string; readonly titles: string }[] = [
  { name: "聚水潭", titles: "内部订单号|线上订单号|聚水潭单号|店铺编号|买家账号|快递公司编码" },
  {
    name: "淘宝/千牛",
    titles: "买家会员名|宝贝标题|宝贝总数量|买家应付货款|买家实际支付金额|宝贝种类|买家支付宝账号",
  },
  {
    name: "拼多多",
    titles: "商品总价(元)|商家实收金额(元)|拼单成功时间|商品数量(件)|样式ID|商家编码-规格维度",
  },
  { name: "京东", titles: "京东价|订购数量|下单帐号|下单账号|结算金额|应付金额|商家SKUID|客户地址" },
  { name: "抖音", titles: "主订单编号|子订单编号|选购商品|达人昵称|达人ID|APP渠道" },
];

/** The result of reading the titles of a file. */
export interface KnownColumns {
  readonly mapping: ColumnMapping;
  /** The system that exported the file; null for the template and for unknown exports. */
  readonly source: string | null;
  /** Whether a column was found for all required fields. */
  readonly isEnough: boolean;
}

/** `客户电话 *（必填）` is 客户电话. */
export const plainTitle = (title: string): string =>
  toHalfWidth(title)
    .replace(/[(（](?:必填|选填|元|件|m3|m³|立方|立方米)[)）]/gi, "")
    .replace(/[\s*:"'`]/g, "")
    .toLowerCase();

const words = (list: string) => list.split("|").map(plainTitle);

const BY_FIELD = IMPORT_FIELDS.map((field) => {
  const own = plainTitle(IMPORT_FIELD_INFO[field].title);
  return [field, [own, ...(field === "address" ? words(WHOLE_ADDRESS) : words(TITLES[field]))]] as const;
});
const PARTS = ADDRESS_PARTS.map(words);

/**
 * Finds the field of each column by its title. The most certain title of a field wins, and among equal ones
 * the first.
 */
export function knowColumns(titles: readonly string[]): KnownColumns {
  const plain = titles.map(plainTitle);
  const taken = new Set<number>();
  const mapping: Partial<Record<ImportField, readonly number[]>> = {};
  for (const [field, names] of BY_FIELD) {
    const columns = field === "remark" ? allOf(names, plain, taken) : firstOf(names, plain, taken);
    if (columns.length === 0) continue;
    for (const column of columns) taken.add(column);
    mapping[field] = columns;
  }
  const parts = PARTS.flatMap((names) => firstOf(names, plain, taken));
  // 省 without 市 is not an address column.
  if (parts.length > 1) mapping.address = [...parts, ...(mapping.address ?? [])];
  return {
    mapping,
    source: sourceOf(plain),
    isEnough: unmappedFields((field) => mapping[field] !== undefined).length === 0,
  };
}

/** The number of known titles in a row. It tells the title row from other rows. */
export const knownCount = (cells: readonly string[]): number => {
  const { mapping } = knowColumns(cells);
  return Object.values(mapping).flat().length;
};

/** The column with the most certain of the names; empty when there is none. */
function firstOf(names: readonly string[], titles: readonly string[], taken: ReadonlySet<number>): number[] {
  for (const name of names) {
    const at = titles.findIndex((title, index) => title === name && !taken.has(index));
    if (at >= 0) return [at];
  }
  return [];
}

/** All columns with one of the names, because remarks of buyer and shop have several columns. */
const allOf = (names: readonly string[], titles: readonly string[], taken: ReadonlySet<number>): number[] =>
  titles.flatMap((title, index) => (names.includes(title) && !taken.has(index) ? [index] : []));

function sourceOf(titles: readonly string[]): string | null {
  let best: { name: string; count: number } | null = null;
  for (const { name, titles: own } of SOURCES) {
    const count = words(own).filter((title) => titles.includes(title)).length;
    if (count > (best?.count ?? 0)) best = { name, count };
  }
  return best && best.count >= 2 ? best.name : null;
}
