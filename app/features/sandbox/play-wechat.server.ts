import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { createOperatorClient } from "../../../gateway/rest/operator-client";

const posted = z.object({
  outBizNo: z.string().regex(/^[A-Za-z\d]{1,32}$/),
  action: z.enum(["pay", "lapse"]),
});

/**
 * Runs the pressed button's action at the sandbox's WeChat. Throws 400 for anything that is not a form of the
 * page.
 */
export async function playWechat(
  form: FormData,
  { cloudflare: { env }, requestId }: AppLoadContext,
): Promise<void> {
  const parsed = posted.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new Response(null, { status: 400 });
  const { sandbox } = createOperatorClient(env, requestId);
  await sandbox.actOnSandboxPayout({ body: { ...parsed.data, notifications: 1 } });
}
