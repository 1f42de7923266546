import { isRouteErrorResponse, type ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Runs a route's server action from its client action and returns `onFailure` when the request itself did not get
 * through, so the page stays and keeps what was typed (ux.md U37). Redirects and error responses are thrown on.
 */
export async function keepFormOnFailure<Answer>(
  serverAction: () => Promise<Answer>,
  onFailure: () => Answer,
): Promise<Answer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return onFailure();
  }
}

/**
 * `shouldRevalidate` of a form's page: an action that stays on the page loads no new data, because a failure of that
 * would replace the form.
 */
export const keepPageAfterAction: ShouldRevalidateFunction = (change) =>
  change.formMethod !== undefined && change.currentUrl.href === change.nextUrl.href
    ? false
    : change.defaultShouldRevalidate;
