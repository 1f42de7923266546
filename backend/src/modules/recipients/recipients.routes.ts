import { listRecipients, pinRecipient as pinRecipientCall } from "../../../../schema/rest/recipients";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { limitCustomer } from "../limits/customer-limits";
import { pinRecipient, readRecipients } from "./recipients.usecases";

/** EXT-210 and EXT-211. */
export function registerRecipientRoutes(app: BackendApp): void {
  implement(app, listRecipients, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("search", customerId, context);
    return readRecipients({ customerId, phone: query.phone }, context);
  });
  implement(app, pinRecipientCall, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    await pinRecipient({ customerId, orderId: params.orderId, pinned: body.pinned }, context);
    return null;
  });
}
