import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { EVERYTHING, OffersFragment, OffersProvider } from "~/features/customer-area/offers";
import { OrderDraftProvider } from "~/features/placement/draft/draft-context";
import { LoginPromptProvider } from "~/features/placement/page/login-prompt";
import styles from "~/features/placement/page/placement-page.module.css";
import { stepsOf } from "~/features/placement/page/steps";
import { Brand } from "~/features/site/brand";
import { OfflineLine } from "~/features/site/offline-line";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { getFragment, graphql } from "~/gql";
import { GraphqlProvider } from "~/lib/graphql/provider";
import { useOneCustomer } from "~/lib/session/use-one-customer";
import { useFreshPage } from "~/lib/use-fresh-page";
import { lazyComponent } from "~/ui/lazy-component";
import { Stepper } from "~/ui/navigation/stepper";

const PlacementOffersDocument = graphql(`
  query PlacementOffers {
    viewer {
      customer { id }
      ...AllOffers
    }
  }
`);

/** A visitor is offered everything, and asked to sign in for it. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.hasToken) return { isSignedIn: false, viewer: null, refusal: null };
  const { viewer = null, refusal } = await context.graphqlParts(PlacementOffersDocument);
  return { isSignedIn: true, viewer, refusal };
}

/** Calls ring and shortcuts work in the order form, too. Loaded after the page; it goes on without when that fails. */
const IncomingCalls = lazyComponent(
  async () => (await import("~/features/calls/incoming-calls")).IncomingCalls,
  null,
);
const Shortcuts = lazyComponent(async () => (await import("~/features/shortcuts/shortcuts")).Shortcuts, null);

/**
 * Placing an order: where one is, and the draft that all steps share. Its header is slim, without the navigation of the
 * site (docs/architecture/public-pages.md says why).
 */
export default function PlacementLayout() {
  useFreshPage();
  const { isSignedIn, viewer } = useLoaderData<typeof loader>();
  const offers = getFragment(OffersFragment, viewer)?.offers ?? EVERYTHING;
  const customerId = viewer?.customer?.id ?? null;
  // Not left to the calls below, whose code may come late or never: the form shows and saves what the browser keeps.
  useOneCustomer(customerId);
  const matches = useMatches();
  return (
    <GraphqlProvider>
      <OffersProvider value={offers}>
        <OrderDraftProvider>
          <header className={styles.header}>
            <div className={styles.bar}>
              <Brand />
              {isSignedIn ? (
                <nav aria-label="账户" className={styles.account}>
                  <Link to="/user/index">个人中心</Link>
                  <Link to="/user/order">我的订单</Link>
                </nav>
              ) : null}
            </div>
          </header>
          <OfflineLine />
          {isSignedIn ? (
            <>
              {customerId === null ? null : <IncomingCalls userId={customerId} />}
              <Shortcuts />
            </>
          ) : null}
          <main className={styles.main} id={MAIN_CONTENT_ID} tabIndex={-1}>
            <Stepper label="下单步骤" steps={stepsOf(matches)} />
            <LoginPromptProvider isSignedIn={isSignedIn}>
              <Outlet />
            </LoginPromptProvider>
          </main>
        </OrderDraftProvider>
      </OffersProvider>
    </GraphqlProvider>
  );
}
