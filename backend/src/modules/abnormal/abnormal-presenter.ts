import type { listAbnormal } from "../../../../schema/rest/abnormal/abnormal";
import type { CallResult } from "../../../../schema/rest/rest-call";
import { yuanOrNull } from "../../../../schema/rules/money";
import { awaitsDecision } from "../../../../schema/rules/orders/order-matters";
import { isMasterShown } from "../../../../schema/rules/orders/shown-master";
import { formatTime } from "../../shared/clock";
import type { OrderItemRow, OrderRow } from "../orders";
import type { AbnormalFollowUpRow, AbnormalRow } from "./abnormal.repository";

const PICTURE_JOINER = ",";

/** The items of a comma-separated list, without empty ones. */
export const splitList = (joined: string | null | undefined): string[] =>
  (joined ?? "")
    .split(PICTURE_JOINER)
    .map((part) => part.trim())
    .filter((part) => part !== "");

interface FoundRecord {
  readonly record: AbnormalRow;
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly handling: readonly AbnormalFollowUpRow[];
}

/** An exception as the REST API prints it (DETAIL-10). One that names no goods is about all of them. */
export function presentAbnormal({
  record,
  order,
  items,
  handling,
}: FoundRecord): CallResult<typeof listAbnormal>["records"][number] {
  const meant = items.filter(({ id }) => record.itemIds.includes(id));
  return {
    id: record.id,
    mainOrderId: order.id,
    mainOrderNo: order.orderNo,
    goodsTypeName: order.goodsTypeName,
    serviceTypeName: order.serviceTypeName,
    createTime: formatTime(record.createdAt),
    source: record.source,
    sourceName: record.sourceName,
    sourcePhone: record.sourcePhone,
    sourceWorkerId: isMasterShown(order.orderType) ? record.sourceWorkerId : null,
    abnormalType: record.abnormalType,
    description: record.description,
    abnormalImage: record.media.join(PICTURE_JOINER),
    packageState: record.packageState,
    orderItemList: (meant.length > 0 ? meant : items).map(({ id, imgUrl, name }) => ({ id, imgUrl, name })),
    merchantStatus: record.merchantStatus,
    awaitsDecision: awaitsDecision(order),
    orderAbnormalRecordList: handling.map((row) => ({
      id: row.id,
      createTime: formatTime(row.createdAt),
      status: row.status,
      content: row.content,
      image: row.images.join(PICTURE_JOINER),
      additionalFee: yuanOrNull(row.additionalFee),
    })),
  };
}
