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
  implement(app, calls.getPersonalDataOf, async ({ query }, { db, directory, clock }) => {
    const { id } = await requireCustomer(query.phone, { db, directory });
    const [{ last }, blockers] = await Promise.all([lastExport(db, id, clock.now()), findBlockers(db, id)]);
    return { last: last && presentExport(last), blockers };
  });

  implement(app, calls.requestDataExportFor, async ({ body }, context) => {
    const { id } = await requireCustomer(body.phone, context);
    await requestExportByStaff(id, context);
    return null;
  });

  implement(app, calls.closeAccountOf, async ({ body }, context) => {
    await closeAccountByStaff(await requireCustomer(body.phone, context), context);
    return null;
  });
}
