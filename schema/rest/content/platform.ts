import { z } from "zod";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { pageNumber, pageSize } from "../shapes";

/**
 * API-099: the platform's customer service, whom one calls about immediate orders (CALL-06). The documents do not show
 * the container of the rows; it is the one of API-022.
 */
export const listPlatformContacts = defineCall({
  id: "API-099",
  method: "GET",
  path: "/common/api/platform_user/query_kefu",
  tag: "平台",
  summary: "平台客服列表",
  auth: "required",
  query: z.object({ pageNo: pageNumber, pageSize: pageSize(999, 999) }),
  data: z.object({
    records: z.array(z.object({ nickname: z.string(), mobile: z.string() })),
    total: extension(z.number().int(), 0, "不显示客服人数"),
  }),
});
