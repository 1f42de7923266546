import * as calls from "../../../schema/rest/operator-complaints";
import { presentComplaint } from "../modules/complaints/complaint-presenter";
import { newestComplaints } from "../modules/complaints/complaints.repository";
import { answerComplaint } from "../modules/complaints/end-complaint";
import { withPhones } from "../modules/customers/customers-for-staff";
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
