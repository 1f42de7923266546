import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PaymentRedirect } from "~/features/payment/provider/payment-redirect";
import { providerTargets } from "~/features/payment/provider/provider-targets.server";
import { pageTitle } from "~/lib/page-title";

export const meta: MetaFunction = () => [
  { title: pageTitle("正在跳转到支付页面") },
  { name: "robots", content: "noindex" },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { targets: providerTargets(context) };
}

/** The same as /pay under the name of the redirect page (C-69). */
export default function PayRedirectPage() {
  const { targets } = useLoaderData<typeof loader>();
  return <PaymentRedirect targets={targets} />;
}
