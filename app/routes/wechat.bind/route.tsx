import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { graphql } from "~/gql";
import { refusalIn } from "~/lib/graphql/refusal";
import { pageTitle } from "~/lib/page-title";
import { EmptyState } from "~/ui/feedback/empty-state";
import styles from "./wechat-bind.module.css";

const FinishWechatBindingDocument = graphql(`
  mutation FinishWechatBinding($input: FinishWechatBindingInput!) {
    answer: finishWechatBinding(input: $input) {
      __typename
      ...Refusal
      ... on WechatBindingDone { nickname }
    }
  }
`);

export const meta: MetaFunction = () => [
  { title: pageTitle("绑定微信") },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

const OVER = "二维码已失效，请在电脑上重新获取";

/**
 * Where WeChat redirects after the code was scanned (SAFE-08). What it brings is good once, so that opening the page again
 * binds nothing more.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const input = { state: search.get("state") ?? "", code: search.get("code") ?? "" };
  if (!/^[\da-f]{32}$/.test(input.state) || input.code === "" || input.code.length > 200) {
    return { nickname: null, problem: OVER };
  }
  const { answer } = await context.graphql(FinishWechatBindingDocument, { input });
  const nickname = "nickname" in answer ? answer.nickname : null;
  return { nickname, problem: refusalIn(answer)?.message ?? null };
}

/** What the phone shows after the code was scanned; no sign-in is needed. */
export default function WechatBindPage() {
  const { nickname, problem } = useLoaderData<typeof loader>();
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.page}>
      {problem === null ? (
        <EmptyState
          isPage
          illustration="safe"
          title="绑定成功"
          description={`${nickname}，请回到电脑上继续，此页可以关闭`}
        />
      ) : (
        <EmptyState isPage illustration="error" title="未能绑定微信" description={problem} />
      )}
    </main>
  );
}
