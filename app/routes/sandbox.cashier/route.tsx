import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isSandboxOn } from "~/features/sandbox/sandbox.server";
import { pageTitle } from "~/lib/page-title";
import { Cashier } from "./cashier";
import { loadCashier, runCashier } from "./cashier.server";

export const meta: MetaFunction = () =>
  __SANDBOX__ ? [{ title: pageTitle("沙盒收银台") }, { name: "robots", content: "noindex" }] : [];

// The constant comes first: a production build then holds nothing of the cashier (security.md S37).
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!__SANDBOX__ || !isSandboxOn(context)) throw notFound();
  return loadCashier(new URL(request.url).searchParams, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!__SANDBOX__ || !isSandboxOn(context)) throw notFound();
  return runCashier(await request.formData(), context);
}

const notFound = () => new Response(null, { status: 404 });

export default function SandboxCashierPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return __SANDBOX__ ? <Cashier {...page} answer={answer ?? null} /> : null;
}
