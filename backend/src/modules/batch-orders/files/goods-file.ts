import { writeXlsx } from "hucre/xlsx";
import { Code } from "../../../../../schema/rules/codes";
import { NOTHING_TO_DOWNLOAD } from "../../../../../schema/rules/imports/order-import";
import { BusinessError } from "../../../shared/errors";
import { harmless } from "../../../shared/spreadsheet/cells";
import { ARCHIVE_TIME } from "../../../shared/spreadsheet/workbook-parts";
import type { CustomerStore } from "../../../shared/stores/stores";
import { namedGoods, typesOfCategory } from "../../goods";
import { type ReferenceSource, readReference } from "../../reference";
import { workbookAnswer } from "./workbook-answer";

/** More goods than any customer has, so one file is enough. */
const MAX_GOODS = 10_000;

/**
 * The customer's goods as a workbook, last used first, so that their names and SKUs can be copied into the template (BATCH-02).
 *
 * @throws BusinessError NOT_FOUND and 文件下载失败 without any (BATCH-11)
 */
export async function goodsFile(
  { customerId, goodsTypeId }: { customerId: number; goodsTypeId?: number },
  { db, ...source }: ReferenceSource & { readonly db: CustomerStore },
): Promise<Response> {
  const reference = await readReference(source);
  const goodsTypeIds =
    goodsTypeId === undefined ? null : typesOfCategory(reference, goodsTypeId).map(({ id }) => id);
  const goods = await namedGoods(db, { customerId, goodsTypeIds, limit: MAX_GOODS });
  if (goods.length === 0) throw new BusinessError(Code.NOT_FOUND, NOTHING_TO_DOWNLOAD);
  const bytes = await writeXlsx({
    properties: { modified: ARCHIVE_TIME },
    sheets: [
      {
        name: "我的商品",
        columns: [{ width: 40 }, { width: 20 }, { width: 50 }, { width: 20 }],
        rows: [
          ["商品名称", "商品类别", "商品描述", "商家编码"],
          ...goods.map(({ name, goodsTypeId: typeId, description, sku }) => [
            harmless(name),
            harmless(reference.goodsTypes.get(typeId)?.name ?? ""),
            harmless(description ?? ""),
            harmless(sku ?? ""),
          ]),
        ],
        freezePane: { rows: 1 },
      },
    ],
  });
  return workbookAnswer(bytes, "我的商品.xlsx", goods.length);
}
