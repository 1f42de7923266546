import { SMS_CODE_HEADER } from "../../rest/wallet/payout-accounts";
import type { PayoutWay as Way } from "../../rules/wallet/withdrawal";
import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";

export const PayoutWay = builder.enumType("PayoutWay", {
  description: "How money leaves a wallet.",
  values: {
    ALIPAY: { description: "To an account of Alipay." },
    WECHAT: { description: "To WeChat." },
    BANK: { description: "To a company's bank account, by staff." },
  } satisfies Record<Way, { description: string }>,
});

const PayoutAccountChanged = builder.objectRef<object>("PayoutAccountChanged").implement({
  description: "Where the customer's money goes has changed.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The customer.", resolve: () => VIEWER }),
  }),
});

const WechatBindingBegun = builder.objectRef<{ content: string }>("WechatBindingBegun").implement({
  description: "A QR code of WeChat waits for being scanned.",
  fields: (t) => ({
    content: t.exposeString("content", {
      description: "What the QR code holds; good once, for five minutes.",
    }),
  }),
});

const WechatBindingDone = builder.objectRef<{ nickname: string }>("WechatBindingDone").implement({
  description: "The WeChat account that scanned the code is bound.",
  fields: (t) => ({
    nickname: t.exposeString("nickname", { description: "Nickname in WeChat." }),
  }),
});

const BindAlipayInput = builder.inputType("BindAlipayInput", {
  description: "An account of Alipay.",
  fields: (t) => ({
    account: t.string({ description: "Phone or e-mail address that signs in there." }),
    realName: t.string({ description: "Name to which it belongs." }),
    code: t.string({ description: "SMS code to the customer's phone." }),
  }),
});

const BindCompanyAccountInput = builder.inputType("BindCompanyAccountInput", {
  description: "A company's bank account.",
  fields: (t) => ({
    company: t.string({ description: "Name of the company, as on its licence." }),
    bank: t.string({ description: "The bank." }),
    branch: t.string({ description: "Its branch." }),
    account: t.string({ description: "Number of the account." }),
    code: t.string({ description: "SMS code to the customer's phone." }),
  }),
});

const FinishWechatBindingInput = builder.inputType("FinishWechatBindingInput", {
  description: "What WeChat leads back with.",
  fields: (t) => ({
    state: t.string({ description: "Of the QR code." }),
    code: t.string({ description: "Of WeChat." }),
  }),
});

/** A code with other characters cannot be sent as a header, so it is refused as a wrong code. */
const codeHeader = (code: string) => ({ [SMS_CODE_HEADER]: /^[\x21-\x7e]{1,13}$/.test(code) ? code : "-" });
const wechatCode = { code: { description: "SMS code to the customer's phone." } } as const;

builder.mutationFields((t) => ({
  bindAlipay: t.field({
    type: PayoutAccountChanged,
    errors: { union: { description: "Done, or why not." } },
    description: "Binds an account of Alipay, in place of the one before. Needs login.",
    args: { input: t.arg({ type: BindAlipayInput, description: "The account." }) },
    resolve: async (_root, { input: { account, realName, code } }, { rest }) => {
      await rest.payoutAccounts.bindPayoutAccount(
        { query: { payWayEnum: "ALIPAY", account, realName } },
        { headers: codeHeader(code) },
      );
      return {};
    },
  }),
  bindCompanyAccount: t.field({
    type: PayoutAccountChanged,
    errors: { union: { description: "Done, or why not." } },
    description: "Binds a company's bank account, in place of the one before. Needs login.",
    args: { input: t.arg({ type: BindCompanyAccountInput, description: "The account." }) },
    resolve: async (_root, { input: { company, bank, branch, account, code } }, { rest }) => {
      await rest.payoutAccounts.bindPayoutAccount(
        { query: { payWayEnum: "BANK", account, realName: company, bank, branch } },
        { headers: codeHeader(code) },
      );
      return {};
    },
  }),
  bindWechat: t.field({
    type: WechatBindingBegun,
    errors: { union: { description: "What to show, or why there is nothing." } },
    description: "Makes the QR code by which WeChat is bound. Needs login.",
    args: { code: t.arg.string(wechatCode.code) },
    resolve: async (_root, { code }, { rest, siteOrigin }) => {
      const content = await rest.payoutAccounts.bindPayoutAccount(
        { query: { payWayEnum: "WECHAT" } },
        { headers: { ...codeHeader(code), "X-Site-Origin": siteOrigin } },
      );
      return { content: content ?? "" };
    },
  }),
  unbindPayoutAccount: t.field({
    type: PayoutAccountChanged,
    errors: { union: { description: "Done, or why not." } },
    description: "Takes a binding away; without one nothing happens. Needs login.",
    args: {
      payWay: t.arg({ type: PayoutWay, description: "What it is bound for." }),
      code: t.arg.string(wechatCode.code),
    },
    resolve: async (_root, { payWay, code }, { rest }) => {
      await rest.payoutAccounts.unbindPayoutAccount({ query: { payWay } }, { headers: codeHeader(code) });
      return {};
    },
  }),
  finishWechatBinding: t.field({
    type: WechatBindingDone,
    errors: { union: { description: "Who it was, or why nothing was bound." } },
    description: "Binds the WeChat account that scanned a code of `bindWechat`. Public.",
    args: { input: t.arg({ type: FinishWechatBindingInput, description: "What WeChat leads back with." }) },
    resolve: (_root, { input }, { rest }) => rest.payoutAccounts.finishWechatBinding({ body: input }),
  }),
}));
