import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ChangePayPassword } from "~/features/account-safety/change-pay-password";
import { readIdentity } from "~/features/account-safety/identity.server";
import { pageTitle } from "~/lib/page-title";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

export const meta: MetaFunction = () => [{ title: pageTitle("支付密码") }];

/** A payment password, the first one or another (ROUTE-38, SAFE-14..17). */
export const loader = (args: LoaderFunctionArgs) => readIdentity(args);

export default function PayPasswordPage() {
  return <ChangePayPassword {...useLoaderData<typeof loader>()} />;
}
