import { z } from "zod";
import { closingBlocker, dataExport } from "../account/personal-data";
import { defineCall } from "../rest-call";
import { nothing } from "../shapes";

const tag = "运营";
const phone = z.string().min(1).max(32).describe("客户手机号");

/** EXT-555: the export of a customer who asked for it by telephone, and what stands in the way of closing the account. */
export const getPersonalDataOf = defineCall({
  id: "EXT-555",
  method: "GET",
  path: "/operator/api/customer/personal_data",
  tag,
  summary: "客户的个人信息导出与注销条件",
  auth: "operator",
  query: z.object({ phone }),
  data: z.object({ last: dataExport.nullable(), blockers: z.array(closingBlocker) }),
});

/** EXT-556: makes an export for a customer, who alone can download it; staff never see it. */
export const requestDataExportFor = defineCall({
  id: "EXT-556",
  method: "POST",
  path: "/operator/api/customer/personal_data/export",
  tag,
  summary: "为客户导出个人信息（只有客户本人能下载）",
  auth: "operator",
  body: z.object({ phone }),
  data: nothing,
});

/** EXT-557: closes the account of a customer who asked for it by telephone, under the same conditions as on the page. */
export const closeAccountOf = defineCall({
  id: "EXT-557",
  method: "POST",
  path: "/operator/api/customer/close",
  tag,
  summary: "为客户注销账户",
  auth: "operator",
  body: z.object({ phone }),
  data: nothing,
});
