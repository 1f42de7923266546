import * as calls from "../../../schema/rest/operator/operator-complaints";
import { answerComplaint, newestComplaints, presentComplaint } from "../modules/complaints";
import { withPhones } from "../modules/customers";
import { type BackendApp, implement } from "../shared/implement";

/** EXT-290 and EXT-291. */
export function registerOperatorComplaintRoutes(app: BackendApp): void {
  implement(app, calls.findComplaints, async ({ query }, { db }) => {
    const rows = await withPhones(db, await newestComplaints(db, query));
    return rows.map(({ row, phone }) => ({
      ...presentComplaint(row),
      customerPhone: phone,
    }));
  });
  implement(app, calls.answerComplaint, async ({ params: { id }, body: { suggestion } }, context) => {
    await answerComplaint({ id, suggestion }, context);
    return null;
  });
}
