import { z } from "zod";
import { defineCall } from "./call";
import { id, pageNumber, pageSize, time } from "./shapes";

/** Article types (ENUM-21). */
const articleTypeCode = z.enum(["help", "about", "notice"]);

/** Article (ENT-11, ENT-27). `content` is HTML, sanitised when it was stored. */
const article = z.object({
  id,
  title: z.string(),
  content: z.string(),
  typeCode: articleTypeCode,
  img: z.string().nullable(),
  createTime: time,
});

/** API-008 */
export const listArticles = defineCall({
  id: "API-008",
  method: "GET",
  path: "/common/api/article",
  tag: "内容",
  summary: "文章列表（帮助、关于、公告）",
  query: z.object({ pageIndex: pageNumber, pageSize: pageSize(50), typeCode: articleTypeCode }),
  data: z.object({ pageList: z.array(article), totalCount: z.number().int() }),
});

export const contentCalls = { listArticles };
