import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isSandboxOn } from "~/features/sandbox/sandbox.server";
import { pageTitle } from "~/lib/page-title";
import { isRowId } from "../../../schema/rules/row-id";
import { SandboxCallPage } from "./call-page";

export const meta: MetaFunction = () =>
  __SANDBOX__ ? [{ title: pageTitle("沙盒通话") }, { name: "robots", content: "noindex" }] : [];

// The constant comes first: a production build then holds nothing of the master's side (security.md S37).
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!__SANDBOX__ || !isSandboxOn(context)) throw new Response(null, { status: 404 });
  const orderId = new URL(request.url).searchParams.get("orderId") ?? "";
  if (!isRowId(orderId)) throw new Response(null, { status: 404 });
  return { orderId };
}

export default function SandboxCallRoute() {
  const { orderId } = useLoaderData<typeof loader>();
  return __SANDBOX__ ? <SandboxCallPage key={orderId} orderId={orderId} /> : null;
}
