import type { listComplaints } from "../../../../schema/rest/feedback/complaints";
import type { CallResult } from "../../../../schema/rest/rest-call";
import { COMPLAINT_STATUS_NAMES, PICTURE_SEPARATOR } from "../../../../schema/rules/feedback/complaint";
import { formatTime } from "../../shared/clock";
import type { ComplaintRow } from "./complaints.repository";

/** A complaint as the REST API prints it (ENT-28). */
export const presentComplaint = (row: ComplaintRow): CallResult<typeof listComplaints>["rows"][number] => ({
  id: row.id,
  orderId: row.orderId,
  orderNo: row.orderNo,
  content: row.content,
  status: row.status,
  statusName: COMPLAINT_STATUS_NAMES[row.status],
  complaintTime: formatTime(row.createdAt),
  pictures: row.pictures,
  picUrls: row.pictures.join(PICTURE_SEPARATOR),
  complaintObject: row.object,
  suggestion: row.suggestion,
  handleTime: row.endedAt === null ? null : formatTime(row.endedAt),
});
