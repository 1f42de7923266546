import { z } from "zod";
import { isOwnPath, isSafeWebAddress } from "../../rules/web-address";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id, pageNumber, pageSize, time } from "../shapes";

const tag = "内容";

/** Article types (ENUM-21). */
export const articleTypeCode = z.enum(["help", "about", "notice"]);

/** Article (ENT-11, ENT-27). `content` is HTML, sanitised when it was stored. */
const article = z.object({
  id: extension(id.nullable(), null, "按类型、标题和发布时间识别文章"),
  // What an article is asked for by, where it has no id.
  title: z.string().min(1),
  content: z.string(),
  typeCode: articleTypeCode.nullable(),
  img: z.string().nullable(),
  createTime: time,
});

/** API-008 */
export const listArticles = defineCall({
  id: "API-008",
  method: "GET",
  path: "/common/api/article",
  tag,
  summary: "文章列表（帮助、关于、公告）",
  query: z.object({ pageIndex: pageNumber, pageSize: pageSize(50), typeCode: articleTypeCode }),
  data: z.object({ pageList: z.array(article), totalCount: z.number().int() }),
});

/** Where adverts are shown: the documented carousel of the customer's home, and the partner logos of `/` (PUB-05). */
export const ADVERT_LOCATION = {
  customerHome: "user_customer_home_page",
  partners: "public_home_partner",
} as const;

/** Name of a place that shows adverts. */
export const advertLocation = z
  .string()
  .regex(/^[a-z][a-z0-9_]{2,63}$/)
  .describe(`展示位置，例如 ${Object.values(ADVERT_LOCATION).join("、")}`);

/** The picture of an advert: a file of this site, because the pages' policy loads no other. */
export const advertImage = z.string().refine(isOwnPath, "须为本站路径").describe("图片，本站路径");

/** Where an advert leads. */
export const advertLink = z
  .string()
  .refine(isSafeWebAddress, "须为 https 链接或本站路径")
  .nullable()
  .describe("链接，https 或本站路径；为空则不可点击");

/** Advert (API-086). `title` is what the picture says, for who cannot see it. */
const advert = z.object({
  id: extension(id.nullable(), null, "按图片和链接识别广告"),
  title: extension(z.string().nullable(), null, "图片没有文字说明"),
  img: z.string(),
  url: z.string().nullish(),
  status: z.coerce.number().int(),
  location: z.string(),
});

/** API-086, verbatim without `/api/`. Only shown adverts (status 1) are ever answered. */
export const listAdverts = defineCall({
  id: "API-086",
  method: "GET",
  path: "/common/advertise/list",
  tag,
  summary: "广告与合作伙伴图片",
  query: z.object({
    location: advertLocation,
    status: z.coerce.number().int().min(0).max(1).default(1),
    pageNo: pageNumber,
    pageSize: pageSize(50),
  }),
  data: z.object({ rows: z.array(advert), total: z.number().int() }),
});
