import {
  downloadMarkedRows,
  downloadUserGoods,
  getFirstTemplateStream,
} from "../../../../schema/rest/imports/batch-files";
import {
  addBatchOrders,
  addImportGoods,
  changeImportRow,
  discardOrderImport,
  getFirstTemplate,
  getOrderImport,
  importOrders,
  listImportRows,
  listOrderImports,
  mapOrderImport,
} from "../../../../schema/rest/imports/batch-orders";
import { id as idShape } from "../../../../schema/rest/shapes";
import {
  IMPORT_FIELD_INFO,
  IMPORT_FIELDS,
  IMPORT_LIMITS,
} from "../../../../schema/rules/imports/order-import";
import { requireSession } from "../../shared/context";
import { notFound } from "../../shared/errors";
import { type BackendApp, implement, implementFile } from "../../shared/implement";
import { limitCustomer } from "../limits";
import { findRows } from "./batch-orders.repository";
import { addMissingGoods, changeRow, discardImport, mapColumns } from "./change-import";
import { readCategoryFacts } from "./checking/category-facts";
import { goodsFile } from "./files/goods-file";
import { markedFile } from "./files/marked-file";
import { writeTemplate } from "./files/template-file";
import { workbookAnswer } from "./files/workbook-answer";
import { requireImport } from "./import-context";
import { presentDocumentedRow, presentRow } from "./import-presenter";
import { readImport, readImports } from "./read-import";
import { importFile } from "./reading/import-file";
import { readUpload } from "./reading/read-upload";
import { submitRows } from "./submitting/submit-rows";

const TEMPLATE_NAME = "装达批量下单模板.xlsx";

/**
 * API-100 to 104 and EXT-410 to 417. Registered before the order calls, one of which matches any name as an
 * id (C-53).
 */
export function registerBatchOrderRoutes(app: BackendApp): void {
  implementFile(app, downloadUserGoods, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("export", customerId, context);
    return goodsFile({ customerId, goodsTypeId: query.goodTypeId }, context);
  });

  implement(app, getFirstTemplate, async ({ query }) => ({
    template: {
      fileName: TEMPLATE_NAME,
      url: `${getFirstTemplateStream.path}?orderType=${query.orderType}`,
      columns: IMPORT_FIELDS.map((field) => {
        const { title, isRequired, note } = IMPORT_FIELD_INFO[field];
        return { title, isRequired, note };
      }),
    },
  }));

  implementFile(app, getFirstTemplateStream, async ({ query: { goodTypeId, orderType } }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("export", customerId, context);
    const choices =
      goodTypeId === undefined
        ? null
        : await readCategoryFacts({ customerId, goodsTypeId: goodTypeId, orderType }, context);
    return workbookAnswer(await writeTemplate(choices), TEMPLATE_NAME, 1);
  });

  implement(app, importOrders, async (_input, context, raw) => {
    const { customerId } = requireSession(context);
    await limitCustomer("import", customerId, context);
    const sent = await readUpload(raw.req.raw, context);
    const found = await importFile({ ...sent, customerId }, context);
    const { rows } = await findRows(context.db, {
      importId: found.id,
      show: "ALL",
      limit: IMPORT_LIMITS.rows,
      offset: 0,
    });
    return { importId: found.id, rows: rows.map(presentDocumentedRow) };
  });

  implement(app, addBatchOrders, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("importStep", customerId, context);
    const priceWay = body.priceWay ?? "PLATFORM";
    return submitRows({ customerId, rowIds: idsOf(body.orderBatchIds), priceWay }, context);
  });

  implement(app, listOrderImports, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    return readImports({ customerId, page: query.pageNum, pageSize: query.pageSize }, context);
  });

  implement(app, getOrderImport, async ({ params }, context) => {
    const { customerId } = requireSession(context);
    return readImport(await requireImport({ customerId, id: params.id }, context), context);
  });

  implement(app, listImportRows, async ({ params, query }, context) => {
    const { customerId } = requireSession(context);
    const { id } = await requireImport({ customerId, id: params.id }, context);
    const { rows, total } = await findRows(context.db, {
      importId: id,
      show: query.show,
      doubtfulFirst: query.doubtfulFirst === "true",
      limit: query.pageSize,
      offset: (query.pageNum - 1) * query.pageSize,
    });
    return { rows: rows.map(presentRow), total };
  });

  implement(app, mapOrderImport, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("importStep", customerId, context);
    const mapping = Object.fromEntries(body.mapping.map(({ field, columns }) => [field, columns]));
    await mapColumns({ customerId, id: params.id, mapping, name: body.name }, context);
    return null;
  });

  implement(app, changeImportRow, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("importStep", customerId, context);
    return { changed: await changeRow({ customerId, ...params, ...body }, context) };
  });

  implement(app, discardOrderImport, async ({ params }, context) => {
    await discardImport({ customerId: requireSession(context).customerId, id: params.id }, context);
    return null;
  });

  implement(app, addImportGoods, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("importStep", customerId, context);
    return { changed: await addMissingGoods({ customerId, id: params.id, ...body }, context) };
  });

  implementFile(app, downloadMarkedRows, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("export", customerId, context);
    return markedFile(await requireImport({ customerId, id: query.importId }, context), context);
  });
}

/** Ids of a comma-separated list (BATCH-08). A text that is no id is treated as a missing row (ROLE-16). */
function idsOf(text: string): number[] {
  const parts = text.split(",").map((part) => part.trim());
  return parts
    .filter((part) => part !== "")
    .map((part) => {
      const parsed = idShape.safeParse(part);
      if (!parsed.success) throw notFound("导入的行");
      return parsed.data;
    });
}
