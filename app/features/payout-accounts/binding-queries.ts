import { graphql } from "~/gql";
import { ask } from "~/lib/graphql/ask";

/** Binds an account of Alipay (SAFE-06). */
export const BindAlipayDocument = graphql(`
  mutation BindAlipay($input: BindAlipayInput!) {
    answer: bindAlipay(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

/** Binds a company's bank account. */
export const BindCompanyAccountDocument = graphql(`
  mutation BindCompanyAccount($input: BindCompanyAccountInput!) {
    answer: bindCompanyAccount(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

/** Creates the code for binding WeChat (SAFE-07). */
export const BindWechatDocument = graphql(`
  mutation BindWechat($code: String!) {
    answer: bindWechat(code: $code) {
      __typename
      ...Refusal
      ... on WechatBindingBegun { content }
    }
  }
`);

/** Deletes a binding (SAFE-09). */
export const UnbindDocument = graphql(`
  mutation UnbindPayoutAccount($payWay: PayoutWay!, $code: String!) {
    answer: unbindPayoutAccount(payWay: $payWay, code: $code) {
      __typename
      ...Refusal
    }
  }
`);

const WechatNicknameDocument = graphql(`
  query WechatNickname {
    viewer { customer { wechatNickname } }
  }
`);

/** Whether a WeChat account is bound now (SAFE-08). Throws when this is unknown. */
export async function isWechatBound(): Promise<boolean> {
  const { viewer } = await ask(WechatNicknameDocument, {});
  return Boolean(viewer?.customer?.wechatNickname);
}
