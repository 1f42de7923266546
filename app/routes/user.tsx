import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunction, useLoaderData, useLocation } from "@remix-run/react";
import { useMemo } from "react";
import { CallProvider } from "~/features/calls/call-provider";
import { CustomerFrame } from "~/features/customer-area/customer-frame";
import { isAt } from "~/features/customer-area/menu";
import { OffersFragment, OffersProvider } from "~/features/customer-area/offers";
import { AbnormalNotice } from "~/features/messages/abnormal-notice";
import { DesktopNotifications } from "~/features/messages/desktop/desktop-notifications";
import { useTitleBadge } from "~/features/messages/title-badge";
import { RealtimeProvider } from "~/features/realtime/realtime-provider";
import { getFragment, graphql } from "~/gql";
import { GraphqlProvider } from "~/lib/graphql/provider";
import { useLive } from "~/lib/graphql/use-live";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { useFreshPage } from "~/lib/use-fresh-page";

const CustomerAreaDocument = graphql(`
  query CustomerArea {
    viewer {
      customer { id nickname avatar }
      unreadMessages
      buttons { profitAndLoss }
      ...AllOffers
    }
  }
`);

const UnreadMessagesDocument = graphql(`
  query UnreadMessages {
    viewer { unreadMessages }
  }
`);

/** Stands for the name while the profile cannot be read. */
const NAMELESS = "我的账户";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { viewer, refusal } = await context.graphqlParts(CustomerAreaDocument);
  return { viewer: requireViewer(request, viewer), refusal };
}

/** The frame asks again after an action or when it is told to, not for every page of a list. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  formMethod !== undefined || currentUrl.href === nextUrl.href;

export default function CustomerArea() {
  useFreshPage();
  return (
    <GraphqlProvider>
      <LiveCustomerArea />
    </GraphqlProvider>
  );
}

function LiveCustomerArea() {
  const data = useLoaderData<typeof loader>();
  const viewer = useLive(
    UnreadMessagesDocument,
    {},
    {
      loaded: data.viewer,
      pick: ({ viewer }) => (viewer?.unreadMessages == null ? null : { ...data.viewer, ...viewer }),
      about: ["Message"],
    },
  );
  // The home page counts what is abnormal and says so itself.
  const isHome = isAt(useLocation().pathname, "/user/index");
  const { customer, unreadMessages } = viewer;
  useTitleBadge(unreadMessages ?? null);
  const { buttons } = data.viewer;
  const { offers: given } = getFragment(OffersFragment, data.viewer);
  const offers = useMemo(
    () => ({ ...given, profits: given.profits && (buttons?.profitAndLoss ?? false) }),
    [given, buttons],
  );
  return (
    <OffersProvider value={offers}>
      <RealtimeProvider userId={customer?.id ?? null}>
        <CustomerFrame
          customer={{ nickname: customer?.nickname ?? NAMELESS, avatar: customer?.avatar ?? null }}
          unread={unreadMessages ?? null}
        >
          <DesktopNotifications />
          {isHome ? null : <AbnormalNotice />}
          <CallProvider>
            <Outlet />
          </CallProvider>
        </CustomerFrame>
      </RealtimeProvider>
    </OffersProvider>
  );
}
