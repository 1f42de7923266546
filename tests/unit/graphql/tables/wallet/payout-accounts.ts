import type { Line } from "../../../../support/graph/graph-lines";

export const payoutAccountsLines: readonly Line[] = [
  {
    field: "Mutation.bindAlipay",
    shows: "account and name, the code in a header",
    args: { input: { account: "a@example.com", realName: "张三", code: "1234" } },
    answers: { "GET /user/api/customer/bind": { data: "data 1" } },
    asked: [
      {
        call: "GET /user/api/customer/bind",
        query: { payWayEnum: "ALIPAY", account: "a@example.com", realName: "张三" },
        headers: { "x-sms-code": "1234" },
      },
    ],
    value: { __typename: "PayoutAccountChanged", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.bindAlipay",
    shows: "a code that fits in no header is a wrong one",
    args: { input: { account: "a@example.com", realName: "张三", code: "一二 三" } },
    answers: { "GET /user/api/customer/bind": { data: "data 1" } },
    asked: [
      {
        call: "GET /user/api/customer/bind",
        query: { payWayEnum: "ALIPAY", account: "a@example.com", realName: "张三" },
        headers: { "x-sms-code": "-" },
      },
    ],
    value: { __typename: "PayoutAccountChanged", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.bindWechat",
    shows: "what is to be scanned",
    args: { code: "1234" },
    answers: { "GET /user/api/customer/bind": { data: "weixin://bind" } },
    asked: [
      {
        call: "GET /user/api/customer/bind",
        query: { payWayEnum: "WECHAT" },
        headers: { "x-site-origin": "https://site.test", "x-sms-code": "1234" },
      },
    ],
    value: { __typename: "WechatBindingBegun", content: "weixin://bind" },
  },
  {
    field: "Mutation.bindWechat",
    shows: "nothing to be scanned; a code that is too long is a wrong one",
    args: { code: "12345678901234" },
    asked: [
      {
        call: "GET /user/api/customer/bind",
        query: { payWayEnum: "WECHAT" },
        headers: { "x-site-origin": "https://site.test", "x-sms-code": "-" },
      },
    ],
    value: { __typename: "WechatBindingBegun", content: "" },
  },
  {
    field: "Mutation.unbindPayoutAccount",
    shows: "Alipay",
    args: { payWay: "ALIPAY", code: "1234" },
    asked: [
      {
        call: "GET /user/api/customer/unbind",
        query: { payWay: "ALIPAY" },
        headers: { "x-sms-code": "1234" },
      },
    ],
    value: { __typename: "PayoutAccountChanged", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.unbindPayoutAccount",
    shows: "WeChat",
    args: { payWay: "WECHAT", code: "1234567890123" },
    asked: [
      {
        call: "GET /user/api/customer/unbind",
        query: { payWay: "WECHAT" },
        headers: { "x-sms-code": "1234567890123" },
      },
    ],
    value: { __typename: "PayoutAccountChanged", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.unbindPayoutAccount",
    shows: "a company's account, and a refusal",
    args: { payWay: "BANK", code: "1234" },
    answers: { "GET /user/api/customer/unbind": { code: 4001, message: "参数错误" } },
    asked: [
      {
        call: "GET /user/api/customer/unbind",
        query: { payWay: "BANK" },
        headers: { "x-sms-code": "1234" },
      },
    ],
    value: { __typename: "BusinessError", code: 4001, reason: null, field: null, message: "参数错误" },
  },
  {
    field: "Mutation.bindCompanyAccount",
    shows: "company, bank, branch and number, the code in a header",
    args: {
      input: { company: "木屿公司", bank: "招商银行", branch: "城西支行", account: "57190001", code: "1234" },
    },
    asked: [
      {
        call: "GET /user/api/customer/bind",
        query: {
          ...{ payWayEnum: "BANK", account: "57190001", realName: "木屿公司" },
          ...{ bank: "招商银行", branch: "城西支行" },
        },
        headers: { "x-sms-code": "1234" },
      },
    ],
    value: { __typename: "PayoutAccountChanged", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.finishWechatBinding",
    shows: "state and code",
    args: { input: { state: "s1", code: "c1" } },
    answers: { "POST /user/api/customer/bind/wechat": { data: { nickname: "nickname 1" } } },
    asked: [{ call: "POST /user/api/customer/bind/wechat", body: { code: "c1", state: "s1" } }],
    value: { __typename: "WechatBindingDone", nickname: "nickname 1" },
  },
];
