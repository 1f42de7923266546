import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ChangePhone } from "~/features/account-safety/change-phone";
import { readIdentity } from "~/features/account-safety/identity.server";
import { pageTitle } from "~/lib/page-title";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

export const meta: MetaFunction = () => [{ title: pageTitle("修改手机号") }];

/** Another phone for the account (ROUTE-38, SAFE-10..13). */
export const loader = (args: LoaderFunctionArgs) => readIdentity(args);

export default function ChangePhonePage() {
  const { phone, maskedPhone } = useLoaderData<typeof loader>();
  return <ChangePhone phone={phone} maskedPhone={maskedPhone} />;
}
