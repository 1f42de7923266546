import * as calls from "../../../schema/rest/operator/operator-complaints";
import { answerComplaint, presentComplaint, staffComplaints } from "../modules/complaints";
import { withPhones } from "../modules/customers";
import { readList } from "../modules/staff-lists";
import { type BackendApp, implement } from "../shared/implement";

/** EXT-290 and EXT-291. */
export function registerOperatorComplaintRoutes(app: BackendApp): void {
  implement(app, calls.findComplaints, async ({ query: { status, limit } }, { directory }) => {
    const { asOf, entries } = await readList(directory, staffComplaints, {
      states: status && [status],
      limit,
    });
    const rows = await withPhones(directory, entries);
    return {
      asOf,
      rows: rows.map(({ row, phone }) => ({ ...presentComplaint(row.data), customerPhone: phone })),
    };
  });
  implement(app, calls.answerComplaint, async ({ params: { id }, body: { suggestion } }, context) => {
    await answerComplaint({ id, suggestion }, context);
    return null;
  });
}
