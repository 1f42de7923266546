import {
  describePoint,
  locateAddress,
  queryByKuaidiNum,
  searchLogisticsCompanies,
} from "../../../../schema/rest/catalog/logistics";
import { getOrderPlaces } from "../../../../schema/rest/orders/order-places";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { limitCustomer } from "../limits";
import { findOwnHistory } from "../orders";
import { describePlace, locate } from "./locate-address";
import { findLogisticsCompanies } from "./logistics-companies";
import { findPlaces } from "./order-places";
import { trackWaybill } from "./track-waybill";

/** API-022, API-098, EXT-201, EXT-240 and EXT-241. */
export function registerLogisticsRoutes(app: BackendApp): void {
  implement(app, searchLogisticsCompanies, async ({ query }) => {
    const found = findLogisticsCompanies(query.name ?? "");
    const start = (query.pageNo - 1) * query.pageSize;
    return {
      records: found
        .slice(start, start + query.pageSize)
        .map(({ name, code }) => ({ companyName: name, companyCode: code })),
      total: found.length,
    };
  });
  implement(app, queryByKuaidiNum, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("search", customerId, context);
    const track = await trackWaybill({ customerId, number: query.kuaidiNum.trim() }, context);
    return { wuliuMessage: JSON.stringify(track) };
  });
  implement(app, locateAddress, ({ query }, context) => locate(query.address, context));
  implement(app, describePoint, async ({ query }, context) => {
    await limitCustomer("search", requireSession(context).customerId, context);
    return describePlace(query, context);
  });
  implement(app, getOrderPlaces, async ({ query }, context) => {
    await limitCustomer("search", requireSession(context).customerId, context);
    const { order, history } = await findOwnHistory(query.orderId, context);
    return findPlaces(order, history, context);
  });
}
