import { z } from "zod";
import { EVIDENCE_STAGES } from "../../rules/orders/evidence";
import { defineCall } from "../rest-call";
import { blankable, id, moment, time } from "../shapes";

/** A stored file of an order's evidence, as {@link uploadEvidence} answers it. */
export const evidenceUrl = z
  .string()
  .max(300)
  .regex(/^\/files\/[\w.-]+$/)
  .describe("上传凭证后得到的地址，须属于该订单的这一环节");

const degrees = (most: number) => blankable(z.coerce.number().min(-most).max(most));

/**
 * EXT-420: a master, or staff, uploads one picture, video or recording for a step of an order, before they take the step
 * with its address (ABN-02, decision 047). The step must be possible now. What the file itself tells of its time and
 * place is removed; what the master states stands beside it. Only the order's customer sees it.
 */
export const uploadEvidence = defineCall({
  id: "EXT-420",
  method: "POST",
  path: "/operator/api/order/{id}/evidence",
  tag: "运营·订单",
  summary: "上传凭证：照片、视频或录音",
  auth: "operator",
  params: z.object({ id }),
  query: z.object({
    stage: z.enum(EVIDENCE_STAGES).describe("用于哪个操作"),
    takenTime: blankable(time.pipe(moment)).describe("师傅所述的拍摄时间"),
    lng: degrees(180),
    lat: degrees(90),
    area: blankable(z.string().trim().max(200)).describe("师傅所述的拍摄地点"),
  }),
  form: ["file"],
  data: z.object({ url: z.string() }),
});
