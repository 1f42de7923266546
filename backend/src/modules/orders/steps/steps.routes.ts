import {
  acceptOrder,
  confirmArrival as confirmArrivalCall,
  delayAcceptance as delayAcceptanceCall,
  evaluateOrder as evaluateOrderCall,
  listTags,
} from "../../../../../schema/rest/orders/order-actions";
import { TAG_JOINER } from "../../../../../schema/rules/orders/evaluation";
import { normalizeWaybill } from "../../../../../schema/rules/orders/waybill";
import { requireSession } from "../../../shared/context";
import { type BackendApp, implement } from "../../../shared/implement";
import type { OrderParts } from "../order-parts";
import { IMPRESSION_TAGS } from "./impression-tags";
import { confirmArrival, delayAcceptance, evaluateOrder, judgeWork } from "./steps.usecases";

/** A text of an arrival: an empty text clears the field, null leaves it as it is. */
const textOrNull = (text: string | null | undefined): string | null => text?.trim() ?? null;

/** API-034..037 and API-096: steps of customers on their own orders; refunds have calls of their own. */
export function registerOrderStepRoutes(app: BackendApp, { rating: effect }: OrderParts): void {
  implement(app, confirmArrivalCall, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    const arrival = {
      logisticsNo: body.logisticsNo == null ? null : normalizeWaybill(body.logisticsNo),
      logisticsPhone: textOrNull(body.logisticsPhone),
      logisticsCompany: textOrNull(body.logisticsCompany),
      pickupCode: textOrNull(body.pickupCode),
      pickupAddress: textOrNull(body.pickupAddress),
      pickUpLng: body.pickUpLng ?? null,
      pickUpLat: body.pickUpLat ?? null,
    };
    await confirmArrival({ customerId, orderId: params.id }, arrival, context);
    return null;
  });

  implement(app, delayAcceptanceCall, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    return { acceptTimeStr: await delayAcceptance({ customerId, orderId: query.orderId }, context) };
  });

  implement(app, acceptOrder, async ({ params, query }, context) => {
    const { customerId } = requireSession(context);
    const verdict = { isPass: query.isPass, content: query.content?.trim() ?? "" };
    await judgeWork({ customerId, orderId: params.id }, verdict, context);
    return null;
  });

  implement(app, evaluateOrderCall, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    const labels = (body.label ?? "").split(TAG_JOINER).map((label) => label.trim());
    const rating = {
      star: body.star,
      content: body.content?.trim() ?? "",
      isAnonymous: body.isAnonymous ?? false,
      labels: [...new Set(labels.filter((label) => label !== ""))],
      imgs: body.imgs ?? [],
    };
    await evaluateOrder({ customerId, orderId: params.id }, rating, effect, context);
    return null;
  });

  implement(app, listTags, async () => IMPRESSION_TAGS.map((content) => ({ content })));
}
