import { listAddress } from "~/features/list/list-address";
import { digits, oneOf } from "~/features/list/param-readers";
import { DELIVERY_STATES } from "../../../schema/rules/webhooks/webhooks";

export const WEBHOOKS_PAGE = "/user/developer/webhooks";

/** The deliveries to one address. */
export const DELIVERIES = listAddress({
  path: `${WEBHOOKS_PAGE}/deliveries`,
  pageSize: 10,
  params: { webhook: digits(16), state: oneOf(DELIVERY_STATES) },
});

/** Address of a webhook's deliveries. */
export const deliveriesOf = (webhook: string): string => DELIVERIES.href({ filter: { webhook } });
