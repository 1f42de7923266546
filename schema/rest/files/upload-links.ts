import { z } from "zod";
import { MAX_HANDED_PICTURES } from "../../rules/files/upload-link";
import { defineCall } from "../rest-call";
import { id, time } from "../shapes";

const tag = "文件";
const token = z.string().max(64);
const left = z.number().int().describe("还可上传的张数");

/**
 * EXT-351: a link with which a phone sends pictures into a field that is open on a computer, without signing in
 * (ux.md U22). It is open for ten minutes, and the next one of the same session takes its place.
 */
export const createUploadLink = defineCall({
  id: "EXT-351",
  method: "POST",
  path: "/common/common/upload_link",
  tag,
  summary: "生成手机传图链接",
  auth: "required",
  body: z.object({ count: z.number().int().min(1).max(MAX_HANDED_PICTURES).describe("最多几张") }),
  data: z.object({ id, token: token.describe("传图页地址 /upload/{token}"), expireTime: time }),
  absent: { offer: "phoneUploads", without: "不提供手机传图" },
});

/** EXT-352: what has come by an own link, which stays open or ends with this. A link that is over is not found. */
export const collectUploads = defineCall({
  id: "EXT-352",
  method: "PUT",
  path: "/common/common/upload_link/{id}",
  tag,
  summary: "读取手机传来的图片，并保持或结束链接",
  auth: "required",
  params: z.object({ id }),
  body: z.object({ isOpen: z.boolean().describe("false：结束链接") }),
  data: z.object({ urls: z.array(z.string()).describe("已传来的图片，先传的在前") }),
  absent: { offer: "phoneUploads", without: "不提供手机传图" },
});

/** EXT-353: what the holder of the link may know: for whom, how many more, and until when. */
export const getUploadLink = defineCall({
  id: "EXT-353",
  method: "GET",
  path: "/common/common/phone_upload/{token}",
  tag,
  summary: "凭链接查看可上传的张数（无需登录）",
  params: z.object({ token }),
  data: z.object({ merchantName: z.string(), left, expireTime: time }),
  absent: { offer: "phoneUploads", without: "不提供手机传图" },
});

/** EXT-354: one picture by the link, under the rules of API-021. What was stored is told to the owner alone. */
export const uploadByLink = defineCall({
  id: "EXT-354",
  method: "POST",
  path: "/common/common/phone_upload/{token}",
  tag,
  summary: "凭链接上传图片（无需登录）",
  params: z.object({ token }),
  form: ["file"],
  data: z.object({ left }),
  absent: { offer: "phoneUploads", without: "不提供手机传图" },
});
