import { Await } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect } from "react";
import { PartFailure } from "~/features/site/load-failure";
import { Refusal } from "~/features/site/refused-parts";
import { graphql } from "~/gql";
import type { HomeCardsQuery } from "~/gql/graphql";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Card } from "~/ui/layout/card";
import { lazyComponent } from "~/ui/lazy-component";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./home-cards.module.css";

// Like the data, the code of the cards loads after the page.
const loadCards = () => import("./streamed-cards");
const AdvertCarousel = lazyComponent(async () => (await loadCards()).AdvertCarousel, null);
const OrderAlerts = lazyComponent(async () => (await loadCards()).OrderAlerts);
const NoticesCard = lazyComponent(async () => (await loadCards()).NoticesCard);
const HelpCard = lazyComponent(async () => (await loadCards()).HelpCard);

/** The cards beside the orders. The page is shown without waiting for them. */
export const HomeCardsDocument = graphql(`
  query HomeCards {
    adverts(location: CUSTOMER_HOME) { ...AdvertCarousel }
    notices: articles(type: NOTICE, page: 1, pageSize: 3) { ...NoticesCard }
    help: articles(type: HELP, page: 1, pageSize: 3) { ...HelpCard }
    viewer { ...OrderAlerts }
  }
`);

/** On their way; null when none of it could be had. */
type Cards = Promise<LoadedCards | null>;
type LoadedCards = HomeCardsQuery & { refusal: string | null };

interface WaitingProps {
  cards: Cards;
  fallback: ReactNode;
  failure: ReactNode;
  children: (cards: LoadedCards) => ReactNode;
}

/** The server's HTML holds the fallback. The cards appear after hydration, when their data has arrived. */
function WhenThere({ cards, fallback, failure, children }: WaitingProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return fallback;
  return (
    <Suspense fallback={fallback}>
      <Await resolve={cards} errorElement={failure}>
        {(loaded) => (loaded ? children(loaded) : failure)}
      </Await>
    </Suspense>
  );
}

/** The carousel, or its place while it is on its way. A page can do without adverts, so a failure is not mentioned. */
export function HomeAdverts({ cards }: { cards: Cards }) {
  // All of them are in one file, which is on its way beside their data.
  useEffect(() => AdvertCarousel.preload(), []);
  const place = <div className={styles.advert} aria-hidden="true" />;
  return (
    <WhenThere cards={cards} fallback={place} failure={null}>
      {({ adverts, refusal }) => (
        <>
          {/* Of all cards: they are one answer. */}
          <Refusal text={refusal} />
          <AdvertCarousel adverts={adverts ?? []} fallback={place} />
        </>
      )}
    </WhenThere>
  );
}

const ALERTS = ["待处理异常", "改约提醒", "物流信息"];

/** What the orders' visits and goods have to say. */
export function OrderCards({ cards }: { cards: Cards }) {
  return (
    <WhenThere
      cards={cards}
      fallback={<LoadingCards titles={ALERTS} />}
      failure={<PartFailure what="提醒与物流" />}
    >
      {({ viewer }) => <OrderAlerts viewer={viewer} fallback={<LoadingCards titles={ALERTS} />} />}
    </WhenThere>
  );
}

/** What the platform has to say. */
export function PlatformCards({ cards }: { cards: Cards }) {
  return (
    <WhenThere
      cards={cards}
      fallback={<LoadingCards titles={["平台公告", "帮助中心"]} />}
      failure={<PartFailure what="公告与帮助" />}
    >
      {({ notices, help }) => (
        <>
          <NoticesCard articles={notices} fallback={<LoadingCards titles={["平台公告"]} />} />
          <HelpCard articles={help} fallback={<LoadingCards titles={["帮助中心"]} />} />
        </>
      )}
    </WhenThere>
  );
}

const LoadingCards = ({ titles }: { titles: readonly string[] }) =>
  titles.map((title) => (
    <Card key={title} title={title}>
      <Skeleton lines={3} />
    </Card>
  ));
