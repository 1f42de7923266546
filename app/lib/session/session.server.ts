import { type AppLoadContext, redirect, redirectDocument } from "@remix-run/cloudflare";
import { graphql } from "~/gql";
import { GRAPHQL_PATH } from "../../../gateway/graphql/path";
import { pagePath } from "../../../gateway/http/page-path";
import { safeReturnUrl } from "../../../schema/rules/account/return-url";
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

/** Sends people who are signed in already on to where they wanted to go, as if they had just signed in (AUTH-17). */
export async function redirectWhenSignedIn(request: Request, context: AppLoadContext): Promise<void> {
  if (await dropRefusedToken(context)) throw returnRedirect(request);
}

/**
 * Drops a token that the backend refuses. That of a blocked account stays until the sign-in page, so that every page
 * before it says why (ROLE-12).
 *
 * @returns whether the person is signed in
 */
export async function dropRefusedToken(context: AppLoadContext): Promise<boolean> {
  if (!context.hasToken) return false;
  try {
    return (await context.graphql(SignedInDocument)).viewer !== null;
  } catch (failure) {
    // A redirect to the sign-in page. Anything else says nothing about the session.
    if (failure instanceof Response && failure.status < 400) context.dropToken();
    return false;
  }
}

/**
 * Leads to the page that was asked for before signing in: the path in `from` when it is one of ours, otherwise
 * /user/index (AUTH-17, S14). The playground is no page of the app, whose router would find nothing there.
 */
export function returnRedirect(request: Request): Response {
  const path = safeReturnUrl(new URL(request.url).searchParams.get("from"));
  return path === GRAPHQL_PATH ? redirectDocument(path) : redirect(path);
}
