import { type AppLoadContext, redirect, redirectDocument } from "@remix-run/cloudflare";
import { graphql } from "~/gql";
import { GRAPHQL_PATH } from "../../gateway/graphql/path";
import { pagePath } from "../../gateway/http/page-path";
import { safeReturnUrl } from "../../schema/rules/return-url";
import { loginPath } from "./session-errors";

const SignedInDocument = graphql(`
  query SignedIn {
    viewer { id }
  }
`);

/** Sends visitors without a token to the sign-in page and back afterwards (ROLE-08, C-21). Throws the redirect. */
export function requireToken(request: Request, context: AppLoadContext): void {
  if (!context.hasToken) throw redirect(loginPath("login", pagePath(request.url)));
}

/** The viewer of a customer page. Visitors, and people whose session has just ended, are sent to sign in. */
export function requireViewer<Viewer>(request: Request, viewer: Viewer | null | undefined): Viewer {
  if (!viewer) throw redirect(loginPath("login", pagePath(request.url)));
  return viewer;
}

/**
 * Sends people who are signed in already on to where they wanted to go, as if they had just signed in (AUTH-17).
 * A token that the backend refuses counts as none.
 */
export async function redirectWhenSignedIn(request: Request, context: AppLoadContext): Promise<void> {
  if (!context.hasToken) return;
  const isSignedIn = await context.graphql(SignedInDocument).then(
    ({ viewer }) => viewer !== null,
    () => false,
  );
  if (isSignedIn) throw returnRedirect(request);
}

/**
 * Leads to the page that was asked for before signing in: the path in `from` when it is one of ours, otherwise
 * /user/index (AUTH-17, S14). The playground is no page of the app, whose router would find nothing there.
 */
export function returnRedirect(request: Request): Response {
  const path = safeReturnUrl(new URL(request.url).searchParams.get("from"));
  return path === GRAPHQL_PATH ? redirectDocument(path) : redirect(path);
}
