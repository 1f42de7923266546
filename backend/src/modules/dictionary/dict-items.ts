/** A choice of a list. Its value is stored and shown. */
interface DictItem {
  readonly id: number;
  readonly itemText: string;
  readonly itemValue: string;
}

const items = (first: number, texts: readonly string[]): DictItem[] =>
  texts.map((text, index) => ({ id: first + index, itemText: text, itemValue: text }));

/**
 * Lists of choices on the screens (ENUM-22). Ids never change: new choices are added at the end of their
 * list.
 */
const DICTIONARY: Readonly<Record<string, readonly DictItem[]>> = {
  add_price_type: items(101, ["爬楼费", "超方费", "远途费", "二次上门费", "维修费", "拆旧费", "其他费用"]),
  abnormal_type: items(201, [
    "货物破损",
    "货物缺件",
    "货物错发",
    "外包装变形",
    "现场无法施工",
    "客户拒收",
    "其他异常",
  ]),
};

/** The choices of a list; none for an unknown code. */
export const dictItems = (code: string): readonly DictItem[] =>
  Object.hasOwn(DICTIONARY, code) ? (DICTIONARY[code] ?? []) : [];

/** Whether a value is one of the choices of a list. */
export const isDictValue = (code: "add_price_type" | "abnormal_type", value: string): boolean =>
  dictItems(code).some(({ itemValue }) => itemValue === value);
