import { nullIfMissing } from "../../rest/null-if-missing";
import type { CallData } from "../../rest/rest-call";
import type { getWithdrawalConfirmation } from "../../rest/wallet/withdrawal-confirmation";
import { yuanToFen } from "../../rules/money";
import { confirmPath } from "../../rules/wallet/withdrawal-confirmation";
import { builder } from "../builder";

type Confirmation = CallData<typeof getWithdrawalConfirmation>;

const ConfirmationState = builder.enumType("WithdrawalConfirmationState", {
  description: "How a withdrawal stands that its payee confirms in WeChat.",
  values: {
    WAITING: { description: "Waits for the payee." },
    LAPSED: { description: "The time is over; the money goes back to the wallet." },
    PAID: { description: "Arrived." },
    RETURNED: { description: "The money is back in the wallet." },
  } as const,
});

const WechatTransfer = builder.objectRef<NonNullable<Confirmation["wechat"]>>("WechatTransfer").implement({
  description:
    "What opens the confirmation of a transfer in WeChat (requestMerchantTransfer), and signs the page.",
  fields: (t) => ({
    mchId: t.exposeString("mchId", { description: "The merchant." }),
    appId: t.exposeString("appId", { description: "The official account." }),
    packageInfo: t.exposeString("packageInfo", { description: "The transfer, as WeChat wants it." }),
    timestamp: t.exposeInt("timestamp", { description: "When the page was signed, in seconds." }),
    nonceStr: t.exposeString("nonceStr", { description: "What was signed with it." }),
    signature: t.exposeString("signature", { description: "The signature of the page." }),
  }),
});

const WithdrawalConfirmation = builder.objectRef<Confirmation>("WithdrawalConfirmation").implement({
  description: "A withdrawal as the holder of its link sees it: nothing about whose it is.",
  fields: (t) => ({
    amount: t.field({
      type: "Fen",
      description: "What arrives, in 分.",
      resolve: ({ amount }) => yuanToFen(amount),
    }),
    state: t.expose("state", { type: ConfirmationState, description: "How it stands." }),
    confirmBefore: t.expose("confirmBefore", {
      type: "DateTime",
      nullable: true,
      description: "When it lapses; null where that is not known.",
    }),
    wechat: t.expose("wechat", {
      type: WechatTransfer,
      nullable: true,
      description:
        "What opens the confirmation; null where there is nothing to confirm, or while WeChat does not answer.",
    }),
  }),
});

builder.queryField("withdrawalConfirmation", (t) =>
  t.field({
    type: WithdrawalConfirmation,
    nullable: true,
    description: "A withdrawal by the link to its confirmation; null for a link that never was. Public.",
    args: {
      token: t.arg.string({ description: "The last part of the link." }),
      search: t.arg.string({
        description:
          "Query of the page that shows it, with its question mark: the signature is about it, too.",
      }),
    },
    resolve: (_root, { token, search }, { rest, siteOrigin }) => {
      const pageUrl = siteOrigin + confirmPath(token) + search;
      return rest.withdrawals
        .getWithdrawalConfirmation(
          { params: { token }, query: { pageUrl } },
          { headers: { "X-Site-Origin": siteOrigin } },
        )
        .catch(nullIfMissing);
    },
  }),
);
