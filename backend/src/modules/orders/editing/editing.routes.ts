import { editOrder as editOrderCall, revokeOrderEdit } from "../../../../../schema/rest/orders/order-edits";
import { requireSession } from "../../../shared/context";
import { type BackendApp, implement } from "../../../shared/implement";
import { limitCustomer } from "../../limits";
import { advanceByCustomer } from "../steps/advance-by-customer";
import { editOrder } from "./edit-order";
import { editSteps } from "./edit-steps";

/** EXT-440 and EXT-441. */
export function registerOrderEditRoutes(app: BackendApp): void {
  implement(app, editOrderCall, async ({ params, body }, context) => {
    const { customerId } = requireSession(context);
    // Another district needs a new price, as in a quote.
    await limitCustomer("quote", customerId, context);
    return editOrder({ customerId, orderId: params.id }, body, context);
  });
  implement(app, revokeOrderEdit, async ({ params }, context) => {
    const { customerId } = requireSession(context);
    await advanceByCustomer({ customerId, orderId: params.id }, editSteps.revoke_edit, null, context);
    return null;
  });
}
