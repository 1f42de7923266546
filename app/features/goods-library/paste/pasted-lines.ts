import { type ItemType, readPastedGoods } from "~/features/placement/goods/paste/pasted-goods";
import { LIBRARY_GOODS_LIMITS, PASTED_GOODS_MAX } from "../../../../schema/rules/catalog/library-goods";

/** One line of a pasted list, as it is understood. */
export interface PastedLine {
  readonly name: string;
  /** Null where nothing is called so: it is left to be chosen. */
  readonly type: ItemType | null;
}

/**
 * Reads a pasted list of goods, one on each line (ux.md U21): a name, or columns of a sheet of which one may be the
 * category. Numbers of pieces, as in lists for an order, are left out. A line that matches nothing keeps its words.
 */
export const readPastedLines = (text: string, types: readonly ItemType[]): PastedLine[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const columns = line.split("\t").map((column) => column.trim());
      const named = types.find(({ name }) => columns.slice(1).includes(name)) ?? null;
      const [first] = readPastedGoods(columns.find((column) => column !== "") ?? line, types);
      const name = (first?.name ?? line.trim()).slice(0, LIBRARY_GOODS_LIMITS.name);
      return { name, type: named ?? first?.type ?? null };
    });

interface PasteValues {
  text: string;
  imgUrl: string | null;
  /** Category that was chosen for a name which matches none. */
  chosen: Readonly<Record<string, string>>;
}

/** Category of a line, by its name or by choice; empty for none. */
export const typeIdOf = ({ name, type }: PastedLine, chosen: PasteValues["chosen"]): string =>
  type?.id ?? chosenFor(name, chosen);

/** What was chosen for a name, which may be any word. */
export const chosenFor = (name: string, chosen: PasteValues["chosen"]): string =>
  (Object.hasOwn(chosen, name) ? chosen[name] : null) ?? "";

/** What is wrong with a list before it is sent, in the sequence of the form. */
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
