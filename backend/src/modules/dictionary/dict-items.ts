import { invalidInput } from "../../shared/errors";

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

/** What a value is answered that is no choice of its list. */
const REFUSALS = {
  add_price_type: "请先选择加价类型",
  abnormal_type: "请选择异常类型",
} as const;

/**
 * Lets the choices of a list pass, the customer's and the master's (MARK-04, ABN-20, ENT-20).
 *
 * @throws BusinessError INVALID_INPUT for any other value
 */
export function requireDictValue(code: keyof typeof REFUSALS, value: string): void {
  if (!dictItems(code).some(({ itemValue }) => itemValue === value)) throw invalidInput(REFUSALS[code]);
}
