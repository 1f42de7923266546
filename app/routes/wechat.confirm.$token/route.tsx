import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { playWechat } from "~/features/sandbox/play-wechat.server";
import { isSandboxOn } from "~/features/sandbox/sandbox.server";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { ConfirmTransfer } from "~/features/wechat-confirm/confirm-transfer";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { EmptyState } from "~/ui/feedback/empty-state";
import { isConfirmToken } from "../../../schema/rules/wallet/withdrawal-confirmation";
import styles from "./wechat-confirm.module.css";

const WithdrawalConfirmationDocument = graphql(`
  query WithdrawalConfirmation($token: String!, $search: String!) {
    withdrawalConfirmation(token: $token, search: $search) {
      amount
      state
      confirmBefore
      wechat { mchId appId packageInfo timestamp nonceStr signature }
    }
  }
`);

export const meta: MetaFunction = () => [
  { title: pageTitle("确认收款") },
  { name: "robots", content: "noindex, nofollow" },
  // `no-referrer` would take the origin from the posted form, which is then refused.
  { name: "referrer", content: "same-origin" },
];

/** A withdrawal for the holder of its link; one that never existed looks like one that is gone. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const withdrawal = isConfirmToken(token) ? await readWithdrawal(token, request, context) : null;
  return data({ withdrawal, serverNow: new Date().toISOString() }, { status: withdrawal ? 200 : 404 });
}

async function readWithdrawal(
  token: string,
  request: Request,
  { graphql: ask }: LoaderFunctionArgs["context"],
) {
  const url = new URL(request.url);
  // Remix asks for the data of an open page under its address with a parameter of its own.
  url.searchParams.delete("_data");
  return (await ask(WithdrawalConfirmationDocument, { token, search: url.search })).withdrawalConfirmation;
}

// The constant comes first: a production build then holds nothing of the sandbox's WeChat (security.md S37).
export async function action({ request, context }: ActionFunctionArgs) {
  if (!__SANDBOX__ || !isSandboxOn(context)) throw new Response(null, { status: 404 });
  await playWechat(await request.formData(), context);
  return null;
}

/** The page that WeChat opens for a payee to confirm a withdrawal; no sign-in is needed. */
export default function WechatConfirmPage() {
  const { withdrawal, serverNow } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.page}>
      {withdrawal ? (
        <ConfirmTransfer withdrawal={withdrawal} serverNow={serverNow} onChanged={revalidate} />
      ) : (
        <EmptyState
          isPage
          illustration="error"
          title="链接已失效"
          description="请回到电脑上的“提现记录”，重新打开二维码"
        />
      )}
    </main>
  );
}
