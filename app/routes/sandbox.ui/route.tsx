import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isSandboxOn } from "~/features/sandbox/sandbox.server";
import { pageTitle } from "~/lib/page-title";
import { lazyComponent } from "~/ui/lazy-component";

/** Loaded by itself: as a part of the route it would move what other pages share into more of their files. */
const UiPage = lazyComponent(async () => (await import("~/features/sandbox/ui/ui-page")).UiPage);

export const meta: MetaFunction = () =>
  __SANDBOX__ ? [{ title: pageTitle("组件") }, { name: "robots", content: "noindex" }] : [];

export async function loader({ context }: LoaderFunctionArgs) {
  if (!__SANDBOX__ || !isSandboxOn(context)) throw new Response(null, { status: 404 });
  return { now: new Date().toISOString() };
}

export default function SandboxUi() {
  const { now } = useLoaderData<typeof loader>();
  return __SANDBOX__ ? <UiPage now={now} /> : null;
}
