import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { takeCallStep } from "~/features/sandbox/call-steps.server";
import { isSandboxOn } from "~/features/sandbox/sandbox.server";

/** Steps of a master at a call, for the page /sandbox/call. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!__SANDBOX__ || !isSandboxOn(context)) throw new Response(null, { status: 404 });
  return takeCallStep(await request.formData(), context);
}
