import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { forgetCustomer } from "~/features/account/forget-customer";
import { graphql } from "~/gql";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { refusalIn } from "~/lib/graphql/refusal";
import { toast } from "~/ui/feedback/toast";

const LogoutDocument = graphql(`
  mutation Logout {
    answer: logout {
      __typename
      ... on SignedOut { ok }
      ...Refusal
    }
  }
`);

export function loader() {
  throw redirect("/");
}

export async function action({ context }: ActionFunctionArgs) {
  const { answer } = await context.graphql(LogoutDocument);
  const refusal = refusalIn(answer);
  if (refusal) return { message: refusal.message };
  throw redirect("/");
}

/** Never ends: an action that ends loads the page again, which the customer may not see any more. */
const stillLeaving = new Promise<null>(() => undefined);

/** Clears the browser. The home page, which opens next, says that it is done (NAV-04, ERR-14). */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    const { message } = await serverAction<typeof action>();
    toast.error(message);
    return null;
  } catch (error) {
    if (error instanceof Response) {
      forgetCustomer("left");
      // Not by the router: it drops the redirect when the page has begun to load again in the meantime.
      window.location.assign("/");
      return stillLeaving;
    }
    toast.error(NETWORK_FAILURE_TEXT);
    return null;
  }
}
