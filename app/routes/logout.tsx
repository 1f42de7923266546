import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { forgetPaymentPage } from "~/features/payment/stored-payment-page";
import { graphql } from "~/gql";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { toast } from "~/ui/toast";

const LogoutDocument = graphql(`
  mutation Logout {
    logout {
      __typename
      ... on SignedOut { ok }
      ... on BusinessError { code message }
    }
  }
`);

export function loader() {
  throw redirect("/");
}

export async function action({ context }: ActionFunctionArgs) {
  const { logout } = await context.graphql(LogoutDocument);
  if (logout.__typename === "BusinessError") return { message: logout.message };
  throw redirect("/");
}

/** Says that it is done, wherever the button was (NAV-04, ERR-14). */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    const { message } = await serverAction<typeof action>();
    toast.error(message);
    return null;
  } catch (error) {
    if (error instanceof Response) {
      forgetPaymentPage();
      toast.success("退出成功");
      throw error;
    }
    toast.error(NETWORK_FAILURE_TEXT);
    return null;
  }
}
