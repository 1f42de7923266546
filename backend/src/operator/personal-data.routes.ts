import * as calls from "../../../schema/rest/operator/operator-personal-data";
import {
  closeAccountByStaff,
  findBlockers,
  lastExport,
  presentExport,
  requestExportByStaff,
} from "../modules/personal-data";
import { type BackendApp, implement } from "../shared/implement";
import { requireCustomer } from "./operator.usecases";

/** EXT-555 to EXT-557: what customers ask for by telephone. */
export function registerOperatorPersonalDataRoutes(app: BackendApp): void {
  implement(app, calls.getPersonalDataOf, async ({ query }, context) => {
    const { id, db } = await requireCustomer(query.phone, context);
    const { clock } = context;
    const [{ last }, blockers] = await Promise.all([lastExport(db, id, clock.now()), findBlockers(db, id)]);
    return { last: last && presentExport(last), blockers };
  });

  implement(app, calls.requestDataExportFor, async ({ body }, context) => {
    const { id, db } = await requireCustomer(body.phone, context);
    await requestExportByStaff(id, { ...context, db });
    return null;
  });

  implement(app, calls.closeAccountOf, async ({ body }, context) => {
    const customer = await requireCustomer(body.phone, context);
    await closeAccountByStaff(customer, { ...context, db: customer.db });
    return null;
  });
}
