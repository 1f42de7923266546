import type { CustomerStore } from "../../../shared/stores/stores";
import { type Quote, quoteOrder } from "../../pricing";
import type { Reference } from "../../reference";
import { findItems, type OrderRow } from "../orders.repository";

/**
 * The present price of a placed order, in its own district or in another one.
 *
 * @throws BusinessError INVALID_INPUT for a category, service or area that no longer exists
 */
export async function quoteAgain(
  order: OrderRow,
  reference: Reference,
  { db }: { db: CustomerStore },
  areaCode = order.areaCode,
): Promise<Quote> {
  const { goodsTypeId, serviceTypeId, volumeHundredths } = order;
  const items = (await findItems(db, [order.id])).get(order.id) ?? [];
  return quoteOrder(
    { goodsTypeId, serviceTypeId, areaCode, totalVolume: volumeHundredths / 100, items },
    reference,
  );
}
