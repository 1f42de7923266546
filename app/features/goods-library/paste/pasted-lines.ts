import { type ItemType, readPastedGoods } from "~/features/placement/goods/paste/pasted-goods";
import { LIBRARY_GOODS_LIMITS, PASTED_GOODS_MAX } from "../../../../schema/rules/catalog/library-goods";
import { cutText } from "../../../../schema/rules/cut-text";

/** One recognised line of a pasted list. */
export interface PastedLine {
  readonly name: string;
  /** Null when no type has this name: then the customer chooses one. */
  readonly type: ItemType | null;
}

/**
 * Reads a pasted list of goods, one on each line (ux.md U21): a name, or columns of a sheet, one of which may
 * be the category. Numbers of pieces, as in lists for an order, are left out. A line that matches nothing
 * keeps its text.
 */
export const readPastedLines = (text: string, types: readonly ItemType[]): PastedLine[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const columns = line.split("\t").map((column) => column.trim());
      const named = types.find(({ name }) => columns.slice(1).includes(name)) ?? null;
      const [first] = readPastedGoods(columns.find((column) => column !== "") ?? line, types);
      const name = cutText(first?.name ?? line.trim(), LIBRARY_GOODS_LIMITS.name);
      return { name, type: named ?? first?.type ?? null };
    });

interface PasteValues {
  text: string;
  imgUrl: string | null;
  /** Chosen categories for names without a match. */
  chosen: Readonly<Record<string, string>>;
}

/** Category of a line, by its name or by choice; empty without one. */
export const typeIdOf = ({ name, type }: PastedLine, chosen: PasteValues["chosen"]): string =>
  type?.id ?? chosenFor(name, chosen);

/** The choice for a name, which may be any word. */
export const chosenFor = (name: string, chosen: PasteValues["chosen"]): string =>
  (Object.hasOwn(chosen, name) ? chosen[name] : null) ?? "";

/** Errors of a list before it is sent, in the order of the form. */
export function pasteIssues(
  { imgUrl, chosen }: PasteValues,
  lines: readonly PastedLine[],
): { field: "text" | "imgUrl" | "chosen"; message: string }[] {
  const unmatched = lines.filter((line) => typeIdOf(line, chosen) === "").length;
  return [
    ...(lines.length === 0 ? [{ field: "text" as const, message: "请粘贴商品清单，每行一个商品" }] : []),
    ...(lines.length > PASTED_GOODS_MAX
      ? [{ field: "text" as const, message: `一次最多添加${PASTED_GOODS_MAX}个商品，请分几次粘贴` }]
      : []),
    ...(imgUrl ? [] : [{ field: "imgUrl" as const, message: "请上传商品图片" }]),
    ...(unmatched > 0
      ? [{ field: "chosen" as const, message: `还有 ${unmatched} 行没有商品类别，请逐一选择` }]
      : []),
  ];
}
