import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { runAccountAction } from "~/features/account/account-client-action";
import { signInIssues } from "~/features/account/account-rules";
import { AuthLayout } from "~/features/account/auth-layout";
import { LoginReason } from "~/features/account/login-reason";
import { SignInForm } from "~/features/account/sign-in-form";
import { submitAccountForm } from "~/features/account/submit-account-form.server";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { keepPageAfterAction } from "~/lib/resilient-action";
import { dropRefusedToken, redirectWhenSignedIn } from "~/lib/session/session.server";
import { parseLoginReason } from "~/lib/session/session-errors";

const LoginDocument = graphql(`
  mutation Login($input: LoginInput!) {
    answer: login(input: $input) {
      __typename
      ... on SignedIn { viewer { customer { id nickname } } }
      ...Refusal
    }
  }
`);

export const meta: MetaFunction = () => [
  { title: pageTitle("登录") },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reason = parseLoginReason(new URL(request.url).searchParams.get("reason"));
  if (reason) await dropRefusedToken(context);
  else await redirectWhenSignedIn(request, context);
  return { reason };
}

export function action({ request, context }: ActionFunctionArgs) {
  return submitAccountForm(request, {
    check: signInIssues,
    run: async ({ phone, code }) => (await context.graphql(LoginDocument, { input: { phone, code } })).answer,
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return runAccountAction(() => serverAction<typeof action>());
}

export const shouldRevalidate = keepPageAfterAction;

export default function LoginPage() {
  const { reason } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AuthLayout title="登录装达" lead="手机号验证后即可登录，未注册的手机号将自动创建账号">
      <LoginReason reason={reason} />
      <SignInForm answer={answer} />
    </AuthLayout>
  );
}
