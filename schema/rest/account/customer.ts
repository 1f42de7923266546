import { z } from "zod";
import { PROFILE_LIMITS } from "../../rules/account/profile";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id, nothing, orElse, yuan, yuanIfTold } from "../shapes";

const tag = "客户";
const webToken = z.object({ webToken: z.string().min(1) });

/** Customer entity (ENT-01, ENT-23). */
const customer = z.object({
  id,
  username: z.string().describe("手机号"),
  nickname: z.string(),
  avatar: z.string().nullable(),
  email: z.string().nullable(),
  gender: z.literal([1, 2]).nullable().describe("1 男，2 女"),
  areaCode: z.string().nullable().describe("省_市_区 编码，下划线连接"),
  address: z.string().nullable(),
  hasPwd: z.boolean().describe("是否已设置支付密码"),
  cashOutAccountAlipay: z.string().nullable(),
  cashOutAlipayRealName: z.string().nullable(),
  cashOutAccountWechatNickname: z.string().nullable(),
  balance: yuanIfTold,
  withdrawing: yuanIfTold,
  firstSteps: extension(z.boolean().describe("是否还显示新手引导"), false, "不显示新手引导"),
});

/** API-004: signs in, registering an unknown phone on the fly (AUTH-14, C-72). A state-changing GET (C-54). */
export const login = defineCall({
  id: "API-004",
  method: "GET",
  path: "/user/api/customer/login",
  tag,
  summary: "登录（未注册的手机号自动注册）",
  safe: false,
  query: z.object({ username: z.string().max(32), code: z.string().max(13) }),
  data: webToken,
});

/** API-005: registers, or signs an existing phone in (REG-08, C-72). */
export const register = defineCall({
  id: "API-005",
  method: "POST",
  path: "/user/api/customer/register",
  tag,
  summary: "注册",
  query: z.object({
    username: z.string().max(32),
    code: z.string().max(13),
    referralCode: z.string().max(13).optional(),
  }),
  data: webToken,
});

/** EXT-002: ends the session whose token is sent. Answers 0 for an unknown token too. */
export const logout = defineCall({
  id: "EXT-002",
  method: "POST",
  path: "/user/api/customer/logout",
  tag,
  summary: "退出登录",
  auth: "optional",
  data: nothing,
  absent: { data: null, without: "退出只清除本浏览器的登录" },
});

/** API-006: the signed-in customer (AUTH-16). */
export const getCustomer = defineCall({
  id: "API-006",
  method: "GET",
  path: "/user/api/customer",
  tag,
  summary: "当前客户资料",
  auth: "required",
  data: customer,
});

/** API-007: wallet balance. */
export const getBalance = defineCall({
  id: "API-007",
  method: "GET",
  path: "/user/api/customer/balance",
  tag,
  summary: "钱包余额",
  auth: "required",
  data: z.object({ balance: yuan, withdrawing: yuanIfTold.describe("提现中的金额，单位：元") }),
});

/**
 * API-087: changes the profile (SET-08), all by query as documented. What is left out stays; an empty text takes away
 * what was there, but for the nickname.
 */
export const modifyCustomer = defineCall({
  id: "API-087",
  method: "POST",
  path: "/user/api/customer/modify",
  tag,
  summary: "修改个人资料",
  auth: "required",
  query: z.object({
    avatar: z.string().max(300).optional().describe("头像地址"),
    gender: z.enum(["1", "2", ""]).optional().describe("1 男，2 女"),
    areaCode: z.string().max(40).optional().describe("省_市_区 编码，下划线连接"),
    address: z.string().max(PROFILE_LIMITS.address).optional(),
    email: z.string().max(PROFILE_LIMITS.email).optional(),
    nickname: z.string().max(PROFILE_LIMITS.nickname).optional(),
  }),
  data: nothing,
});

/** API-092: sets or changes the payment password with a fresh SMS code (PAY-28). */
export const modifyPayPassword = defineCall({
  id: "API-092",
  method: "POST",
  path: "/user/api/customer/modify_pay_pwd",
  tag,
  summary: "设置或修改支付密码",
  auth: "required",
  anyLocation: true,
  body: z.object({ pwd: z.string().max(64), code: z.string().max(13) }),
  data: nothing,
});

/** EXT-341: the guide through the first order is not shown to the caller any more, in any browser (ux.md U54). */
export const endFirstSteps = defineCall({
  id: "EXT-341",
  method: "POST",
  path: "/user/api/customer/first_steps/end",
  tag,
  summary: "不再显示新手引导",
  auth: "required",
  data: nothing,
  absent: { without: "没有新手引导" },
});

/** API-088: which entries the customer may see (HOME-03, HOME-04). */
export const getButtonControl = defineCall({
  id: "API-088",
  method: "GET",
  path: "/user/api/customer/button_control",
  tag,
  summary: "功能入口开关",
  auth: "required",
  data: z.object({
    jishiVisable: orElse(z.boolean().describe("可发布即时订单"), true),
    ordinaryVisable: orElse(z.boolean().describe("可发布普通订单"), true),
    orderProfitAndLossVisiable: z
      .array(id)
      .nullish()
      .describe("可看盈亏的用户；没有名单时人人可看（ROLE-15）"),
  }),
});
