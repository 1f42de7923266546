import { z } from "zod";
import { defineCall } from "../rest-call";
import { id } from "../shapes";

/** API-097: the choices of a list, in display order (ENUM-22); empty for an unknown list. */
export const findDictItems = defineCall({
  id: "API-097",
  method: "GET",
  path: "/common/api/dictItem/find_sys_dict_item",
  tag: "平台",
  summary: "字典项",
  auth: "required",
  query: z.object({ dictCode: z.string().max(50) }),
  data: z.array(z.object({ id, itemText: z.string(), itemValue: z.string() })),
});
