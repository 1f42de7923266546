import { z } from "zod";
import { defineCall } from "../rest-call";
import { id, nothing } from "../shapes";

export const ZIP_TYPE = "application/zip";

/** EXT-554: an export of the caller's data, as a ZIP. NOT_FOUND for one that is not ready, has run out or is another's. */
export const downloadDataExport = defineCall({
  id: "EXT-554",
  method: "GET",
  path: "/user/api/customer/personal_data/file",
  tag: "个人信息",
  summary: "下载导出的个人信息",
  auth: "required",
  query: z.object({ exportId: id }),
  file: ZIP_TYPE,
  data: nothing,
  absent: { offer: "personalData", without: "不能导出个人信息" },
});
