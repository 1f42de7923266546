import {
  setDefaultRecipient as defaultCall,
  listRecipients,
  pinRecipient as pinRecipientCall,
} from "../../../../schema/rest/placing/recipients";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { limitCustomer } from "../limits";
import { pinRecipient, readRecipients, setDefaultRecipient } from "./recipients.usecases";

/** EXT-210, EXT-211 and EXT-350. */
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
  implement(app, defaultCall, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    await setDefaultRecipient({ customerId, orderId: body.orderId }, context);
    return null;
  });
}
