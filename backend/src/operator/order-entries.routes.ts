import { setOrderEntries } from "../../../schema/rest/dashboard/dashboard";
import { storeOrderEntries } from "../modules/order-entries";
import { commit } from "../shared/commit";
import { type BackendApp, implement } from "../shared/implement";
import { requireCustomer } from "./operator.usecases";

/** EXT-260. */
export function registerOrderEntryRoutes(app: BackendApp): void {
  implement(app, setOrderEntries, async ({ body: { phone, ...shown } }, context) => {
    const { id, db } = await requireCustomer(phone, context);
    await commit(db, [storeOrderEntries(db, id, shown)]);
    return null;
  });
}
