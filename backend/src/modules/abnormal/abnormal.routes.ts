import {
  addAbnormal,
  addAbnormalRecord,
  listAbnormal,
  solveException as solveExceptionCall,
} from "../../../../schema/rest/abnormal";
import { requireSession } from "../../shared/context";
import { invalidInput } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { IDEMPOTENCY_HEADER, idempotencyKey } from "../idempotency/idempotency";
import { markupAmount } from "../markups/create-markup";
import { findItems } from "../orders/orders.repository";
import { findCurrentOrder } from "../orders/reading/read-orders";
import { findAbnormal, findHandling } from "./abnormal.repository";
import { PICTURE_JOINER, presentAbnormal } from "./abnormal-presenter";
import { handleAbnormal } from "./handle-abnormal";
import { addException } from "./report-abnormal";
import { solveException } from "./solve-exception";

/** API-039 and API-063..065. */
export function registerAbnormalRoutes(app: BackendApp): void {
  implement(app, listAbnormal, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    const { mainOrderId: orderId, merchantStatus, pageSize } = query;
    if (orderId !== undefined) await findCurrentOrder({ customerId, orderId }, context);
    const page = query.pageIndex ?? query.pageNo ?? 1;
    const { rows, total } = await findAbnormal(
      context.db,
      { customerId, orderId, merchantStatus },
      { limit: pageSize, offset: (page - 1) * pageSize },
    );
    const [items, handling] = await Promise.all([
      findItems(
        context.db,
        rows.map(({ order }) => order.id),
      ),
      findHandling(
        context.db,
        rows.map(({ record }) => record.id),
      ),
    ]);
    return {
      records: rows.map(({ record, order }) =>
        presentAbnormal({
          record,
          order,
          items: items.get(order.id) ?? [],
          handling: handling.get(record.id) ?? [],
        }),
      ),
      total,
    };
  });

  implement(app, addAbnormal, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    await findCurrentOrder({ customerId, orderId: body.orderId }, context);
    await addException(
      {
        customerId,
        orderId: body.orderId,
        source: body.source,
        sourceName: body.sourceName ?? "",
        sourcePhone: body.sourcePhone ?? "",
        abnormalType: body.abnormalType?.trim() ?? "",
        description: body.description?.trim() ?? "",
        images: split(body.abnormalImage),
        itemIds: split(body.orderItemIds).map(itemId),
      },
      context,
    );
    return null;
  });

  implement(app, addAbnormalRecord, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const isMarkup = body.isMarkup === true || body.isMarkup === "true";
    await handleAbnormal(
      {
        customerId,
        abnormalId: body.orderAbnormalId,
        status: body.status ?? "",
        content: body.content?.trim() ?? "",
        images: split(body.image),
        fee: isMarkup ? markupAmount(body.additionalFee ?? 0) : null,
        password: body.walletPassword ?? "",
        key: idempotencyKey(context.header(IDEMPOTENCY_HEADER), context.ids),
      },
      context,
    );
    return null;
  });

  implement(app, solveExceptionCall, async ({ params, query }, context) => {
    const { customerId } = requireSession(context);
    await solveException(
      {
        customerId,
        orderId: params.id,
        way: query.solveExceptionWay,
        allowance: query.allowance ?? null,
        description: query.description?.trim() ?? "",
      },
      context,
    );
    return null;
  });
}

/** What was joined with commas. */
const split = (joined: string | null | undefined): string[] =>
  (joined ?? "")
    .split(PICTURE_JOINER)
    .map((part) => part.trim())
    .filter((part) => part !== "");

function itemId(text: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id <= 0) throw invalidInput("商品有误");
  return id;
}
