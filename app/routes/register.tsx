import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import { runAccountAction } from "~/features/account/account-client-action";
import { registerIssues } from "~/features/account/account-rules";
import { AuthLayout } from "~/features/account/auth-layout";
import { RegisterForm } from "~/features/account/register-form";
import { submitAccountForm } from "~/features/account/submit-account-form.server";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { keepPageAfterAction } from "~/lib/resilient-action";
import { redirectWhenSignedIn } from "~/lib/session/session.server";

const RegisterDocument = graphql(`
  mutation Register($input: RegisterInput!) {
    answer: register(input: $input) {
      __typename
      ... on SignedIn { viewer { customer { id nickname } } }
      ...Refusal
    }
  }
`);

export const meta: MetaFunction = () => [
  { title: pageTitle("注册") },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await redirectWhenSignedIn(request, context);
  return null;
}

export function action({ request, context }: ActionFunctionArgs) {
  return submitAccountForm(request, {
    check: registerIssues,
    run: async ({ phone, code, referralCode }) => {
      const input = { phone, code, referralCode: referralCode || null };
      return (await context.graphql(RegisterDocument, { input })).answer;
    },
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return runAccountAction(() => serverAction<typeof action>());
}

export const shouldRevalidate = keepPageAfterAction;

export default function RegisterPage() {
  const answer = useActionData<typeof action>();
  return (
    <AuthLayout title="注册装达" lead="一分钟完成注册，即可下单并跟踪每一步">
      <RegisterForm answer={answer} />
    </AuthLayout>
  );
}
