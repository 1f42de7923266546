import { z } from "zod";
import { NETWORK_FAILURE_TEXT } from "./graphql/failure-text";

/** Why an action did nothing, in words for the person; `code` is a response code of the platform. */
export interface ActionFailure {
  code: number;
  message: string;
}

const failureBody = z.object({ code: z.number(), message: z.string() });

/**
 * The failure that `context.graphql` threw, as an answer to the form, so that the page stays and keeps what was typed
 * (ux.md U37). Redirects, such as the one to the sign-in page, and everything unknown are thrown on.
 */
export async function actionFailureOf(thrown: unknown): Promise<ActionFailure> {
  if (!(thrown instanceof Response) || thrown.status < 400) throw thrown;
  const body = failureBody.safeParse(await thrown.json().catch(() => null));
  return body.success ? body.data : { code: thrown.status, message: NETWORK_FAILURE_TEXT };
}
