import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isSandboxOn, loadConsole, runConsoleForm } from "~/features/sandbox/sandbox.server";
import { pageTitle } from "~/lib/page-title";
import { SandboxConsole } from "./sandbox-console";

export const meta: MetaFunction = () =>
  __SANDBOX__ ? [{ title: pageTitle("沙盒控制台") }, { name: "robots", content: "noindex" }] : [];

// The constant comes first: a production build then holds nothing of the console (security.md S37).
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!__SANDBOX__ || !isSandboxOn(context)) throw notFound();
  return loadConsole(context, { orderNo: new URL(request.url).searchParams.get("orderNo") ?? "" });
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!__SANDBOX__ || !isSandboxOn(context)) throw notFound();
  return runConsoleForm(await request.formData(), context);
}

const notFound = () => new Response(null, { status: 404 });

export default function SandboxPage() {
  const { sms, wechat, orders, complaints, feedback, withdrawals, bank, asOf, health, key } =
    useLoaderData<typeof loader>();
  return __SANDBOX__ ? (
    <SandboxConsole
      sms={sms}
      wechat={wechat}
      orders={orders}
      complaints={complaints}
      feedback={feedback}
      withdrawals={withdrawals}
      bank={bank}
      asOf={asOf}
      health={health}
      loadedKey={key}
    />
  ) : null;
}
