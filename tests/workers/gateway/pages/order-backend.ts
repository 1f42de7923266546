import { restOrderDetail } from "../../../support/contract/rest-order";

/** A time as the REST API answers it, and as the graph does. */
export const AT = "2026-11-22 09:00:00";
export const SHOWN_AT = "2026-11-22T09:00:00+08:00";

export const ONE = { id: "5" };

/** The REST answers of the pages of one order. */
export const withOrder = (facts: object) => {
  const order = { ...restOrderDetail(5), ...facts };
  return {
    "GET /order/api/order": { data: { rows: [order], total: 1 } },
    "GET /order/api/order/5": { data: order },
  };
};
