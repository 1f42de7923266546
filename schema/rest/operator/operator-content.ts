import { z } from "zod";
import { advertImage, advertLink, advertLocation, articleTypeCode } from "../content/content";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, time, total } from "../shapes";

const tag = "运营";
const params = z.object({ id });
const created = z.object({ id });

const position = z.number().int().min(0).max(1_000_000).optional().describe("排序，从小到大；缺省时排在最后");
const title = z.string().trim().min(1).max(60);

/** Longest article, characters of HTML. */
const MAX_CONTENT_CHARS = 50_000;

const articleBody = z.object({
  typeCode: articleTypeCode,
  title: title.describe("标题，同类文章中唯一，也是页面地址的一部分"),
  content: z
    .string()
    .min(1)
    .max(MAX_CONTENT_CHARS)
    .describe("HTML；脚本、样式等不安全内容会被去除，图片须为本站路径"),
  img: advertImage.nullable().optional().describe("封面图片，本站路径"),
  position: position.describe("排序，从小到大；缺省时排在最后；公告总是新的在前"),
});

const advertBody = z.object({
  location: advertLocation,
  title: title.describe("图片的文字说明"),
  img: advertImage,
  url: advertLink.optional(),
  status: z.number().int().min(0).max(1).describe("1 展示，0 不展示"),
  position,
});

/** EXT-121: publishes an article. Its pages are renewed at once. */
export const createArticle = defineCall({
  id: "EXT-121",
  method: "POST",
  path: "/operator/api/article",
  tag,
  summary: "发布文章",
  auth: "operator",
  body: articleBody,
  data: created,
});

/** EXT-122: replaces an article. */
export const updateArticle = defineCall({
  id: "EXT-122",
  method: "PUT",
  path: "/operator/api/article/{id}",
  tag,
  summary: "修改文章",
  auth: "operator",
  params,
  body: articleBody,
  data: nothing,
});

/** EXT-123 */
export const deleteArticle = defineCall({
  id: "EXT-123",
  method: "DELETE",
  path: "/operator/api/article/{id}",
  tag,
  summary: "删除文章",
  auth: "operator",
  params,
  data: nothing,
});

/** EXT-574: articles of a type, in the sequence of their pages, with what EXT-122 replaces. */
export const findArticles = defineCall({
  id: "EXT-574",
  method: "GET",
  path: "/operator/api/articles",
  tag,
  summary: "全部文章",
  auth: "operator",
  query: z.object({ typeCode: articleTypeCode, pageIndex: pageNumber, pageSize: pageSize(20) }),
  data: z.object({
    rows: z.array(
      z.object({
        id,
        typeCode: articleTypeCode,
        title: z.string(),
        content: z.string(),
        img: z.string().nullable(),
        position: z.number().int(),
        createTime: time,
      }),
    ),
    total,
  }),
});

/** EXT-124: adds a banner or the logo of a partner. */
export const createAdvert = defineCall({
  id: "EXT-124",
  method: "POST",
  path: "/operator/api/advert",
  tag,
  summary: "新增广告或合作伙伴",
  auth: "operator",
  body: advertBody,
  data: created,
});

/** EXT-125: replaces an advert. */
export const updateAdvert = defineCall({
  id: "EXT-125",
  method: "PUT",
  path: "/operator/api/advert/{id}",
  tag,
  summary: "修改广告或合作伙伴",
  auth: "operator",
  params,
  body: advertBody,
  data: nothing,
});

/** EXT-126 */
export const deleteAdvert = defineCall({
  id: "EXT-126",
  method: "DELETE",
  path: "/operator/api/advert/{id}",
  tag,
  summary: "删除广告或合作伙伴",
  auth: "operator",
  params,
  data: nothing,
});

/** EXT-127: adverts of every place, those that are not shown included. */
export const findAdverts = defineCall({
  id: "EXT-127",
  method: "GET",
  path: "/operator/api/adverts",
  tag,
  summary: "全部广告与合作伙伴",
  auth: "operator",
  query: z.object({ location: advertLocation.optional() }),
  data: z.array(
    z.object({
      id,
      location: z.string(),
      title: z.string(),
      img: z.string(),
      url: z.string().nullable(),
      status: z.number().int(),
      position: z.number().int(),
      createTime: time,
    }),
  ),
});

/** EXT-128: who changed what, newest first. `before` and `after` are the rows as JSON, so that a mistake can be undone. */
export const listContentChanges = defineCall({
  id: "EXT-128",
  method: "GET",
  path: "/operator/api/content_changes",
  tag,
  summary: "内容变更记录",
  auth: "operator",
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
  data: z.array(
    z.object({
      action: z.enum(["create", "update", "delete"]),
      kind: z.enum(["article", "advert"]),
      subjectId: id,
      before: z.string().nullable(),
      after: z.string().nullable(),
      requestId: z.string(),
      createTime: time,
    }),
  ),
});
