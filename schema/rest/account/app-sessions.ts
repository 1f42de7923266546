import { z } from "zod";
import { defineCall } from "../rest-call";
import { time } from "../shapes";

const tag = "账号安全";
const path = "/user/api/customer/app";
const without = "应用不能登录";

/** The tokens of an app, in the one answer that has them. */
const tokens = z.object({
  accessToken: z.string().min(1).describe("访问令牌，放在 Authorization 中"),
  accessEndTime: time.describe("访问令牌失效的时间"),
  refreshToken: z.string().min(1).describe("刷新令牌，用一次即更换"),
  sessionEndTime: time.describe("须重新登录的时间"),
});

/** EXT-565: signs a native app in by SMS code, registering an unknown phone as API-004 does (decision 081). */
export const signInApp = defineCall({
  id: "EXT-565",
  method: "POST",
  path: `${path}/login`,
  tag,
  summary: "应用登录（未注册的手机号自动注册）",
  body: z.object({
    phone: z.string().max(32).describe("手机号"),
    code: z.string().max(13).describe("短信验证码"),
    device: z.string().max(200).describe("设备名称，显示在登录设备中"),
  }),
  data: tokens,
  absent: { without },
});

/**
 * EXT-566: gives an app other tokens for its refresh token; both of the former are dead then. The refresh token before the
 * last works once more for a minute, because an answer may have been lost. Later it is a copy: the session ends.
 */
export const refreshApp = defineCall({
  id: "EXT-566",
  method: "POST",
  path: `${path}/refresh`,
  tag,
  summary: "更换应用的令牌",
  body: z.object({ refreshToken: z.string().max(200).describe("刷新令牌") }),
  data: tokens,
  absent: { without },
});
