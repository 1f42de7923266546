import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { graphql } from "~/gql";
import { refusalIn } from "~/lib/graphql/refusal";
import { pageTitle } from "~/lib/page-title";
import { Button } from "~/ui/buttons/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Notice } from "~/ui/feedback/notice";
import { isUnsubscribeToken } from "../../../schema/rules/messages/reminders";
import styles from "./sms.module.css";

const SmsSubscriptionDocument = graphql(`
  query SmsSubscription($token: String!) {
    smsSubscription(token: $token) { phone isOff }
  }
`);

const StopSmsRemindersDocument = graphql(`
  mutation StopSmsReminders($token: String!) {
    answer: stopSmsReminders(token: $token) {
      __typename
      ...Refusal
    }
  }
`);

export const meta: MetaFunction = () => [
  { title: pageTitle("短信退订") },
  { name: "robots", content: "noindex, nofollow" },
  // `no-referrer` would take the origin from the posted form, which is then refused.
  { name: "referrer", content: "same-origin" },
];

/** The phone behind the link of an SMS; one that never was and one that is over look the same. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const subscription = isUnsubscribeToken(token)
    ? (await context.graphql(SmsSubscriptionDocument, { token })).smsSubscription
    : null;
  return data({ subscription }, { status: subscription ? 200 : 404 });
}

/** Opening the link alone changes nothing: programs that look into messages open it, too. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { answer } = await context.graphql(StopSmsRemindersDocument, { token: params.token ?? "" });
  const refusal = refusalIn(answer);
  if (refusal) return { problem: refusal.message };
  throw redirect(new URL(request.url).pathname);
}

/** The page behind the link of an SMS: one press stops them, without signing in (ux.md U63). */
export default function SmsPage() {
  const { subscription } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const isSending = useNavigation().state !== "idle";
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.page}>
      {subscription === null ? (
        <EmptyState
          isPage
          illustration="error"
          title="链接已失效"
          description="请打开最近一条短信中的链接，或登录后在消息设置中退订"
        />
      ) : subscription.isOff ? (
        <EmptyState
          isPage
          illustration="messages"
          title="已退订"
          description={`${subscription.phone} 不再接收提醒短信，验证码不受影响。如有本站账户，登录后可在消息设置中重新开启`}
        />
      ) : (
        <section className={styles.card}>
          <header>
            <h1 className={styles.title}>退订提醒短信</h1>
            <p className={styles.about}>
              {subscription.phone} 将不再收到订单和账户的提醒短信。登录和修改资料时的验证码不受影响。
            </p>
          </header>
          {problem ? <Notice tone="danger">{problem}</Notice> : null}
          <Form method="post">
            <Button type="submit" variant="primary" isPending={isSending}>
              退订
            </Button>
          </Form>
          <p className={styles.site}>
            也可以<Link to="/user/message">登录后在消息设置中</Link>选择接收哪些提醒
          </p>
        </section>
      )}
    </main>
  );
}
