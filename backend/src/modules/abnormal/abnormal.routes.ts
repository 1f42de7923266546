import { addAbnormal, listAbnormal } from "../../../../schema/rest/abnormal/abnormal";
import { requireSession } from "../../shared/context";
import { invalidInput } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { findCurrentOrder, findItems } from "../orders";
import { findAbnormal, findHandling } from "./abnormal.repository";
import { presentAbnormal, splitList } from "./abnormal-presenter";
import { addException } from "./report-abnormal";

/** API-063 and API-065. API-039 and API-064 are in `abnormal-handling`. */
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
        images: splitList(body.abnormalImage),
        itemIds: splitList(body.orderItemIds).map(itemId),
      },
      context,
    );
    return null;
  });
}

function itemId(text: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id <= 0) throw invalidInput("商品有误");
  return id;
}
