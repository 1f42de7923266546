import * as calls from "../../../schema/rest/operator/operator-complaints";
import { answerComplaint, presentComplaint, staffComplaints } from "../modules/complaints";
import { withPhones } from "../modules/customers";
import { countList, readList } from "../modules/staff-lists";
import { type BackendApp, implement } from "../shared/implement";
import { pageOf } from "./page-of";

/** EXT-290 and EXT-291. */
export function registerOperatorComplaintRoutes(app: BackendApp): void {
  implement(app, calls.findComplaints, async ({ query: { status, ...page } }, { directory }) => {
    const filter = { states: status && [status] };
    const [{ asOf, entries }, total] = await Promise.all([
      readList(directory, staffComplaints, { ...filter, ...pageOf(page) }),
      countList(directory, staffComplaints, filter),
    ]);
    const rows = await withPhones(directory, entries);
    return {
      asOf,
      total,
      rows: rows.map(({ row, phone }) => ({ ...presentComplaint(row.data), customerPhone: phone })),
    };
  });
  implement(app, calls.answerComplaint, async ({ params: { id }, body: { suggestion } }, context) => {
    await answerComplaint({ id, suggestion }, context);
    return null;
  });
}
