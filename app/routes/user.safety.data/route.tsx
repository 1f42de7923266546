import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { AFTER_CHANGE } from "~/features/account-safety/safety-address";
import { useOffers } from "~/features/customer-area/offers";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ClosingCard } from "~/features/personal-data/closing-card";
import { ExportCard } from "~/features/personal-data/export-card";
import styles from "~/features/personal-data/personal-data.module.css";
import { useRefusedDownload } from "~/features/personal-data/refused-download";
import { NotOffered } from "~/features/site/not-offered";
import { graphql } from "~/gql";
import { useChangedByTime } from "~/lib/graphql/use-changed-by-time";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { PageHeader } from "~/ui/layout/page-header";

const PersonalDataPageDocument = graphql(`
  query PersonalDataPage {
    viewer {
      customer { phone maskedPhone }
      personalData { ...ExportFacts }
      closingBlockers { ...BlockerFacts }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("个人信息") }];

/** A copy of the customer's data, and the end of the account (ux.md U68, U69, security.md S47). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { viewer, refusal } = await context.graphqlParts(PersonalDataPageDocument);
  const { customer = null, personalData = null, closingBlockers = null } = requireViewer(request, viewer);
  return { customer, personalData, closingBlockers, serverNow: timeNow(), refusal };
}

/** The server's time, ISO; null after a failed load, in which the visitor's clock is none. */
const timeNow = (): string | null => new Date().toISOString();

const nothing = () => ({
  customer: null,
  personalData: null,
  closingBlockers: null,
  serverNow: null,
});

export default function PersonalDataPage() {
  // The message that an export is ready changes the page as well.
  useReloadOn(["PersonalData", "AccountClosingBlocker", "Message", "Order"]);
  const { customer, personalData, closingBlockers, serverNow } = useListData<typeof loader>(nothing);
  // Each day has its own export.
  useChangedByTime("PersonalData", serverNow);
  useRefusedDownload();
  const offers = useOffers();
  if (!offers.personalData) {
    return (
      <NotOffered
        what="个人信息导出和注销"
        description="如需导出个人信息或注销账户，请联系客服"
        action={<LinkButton to={AFTER_CHANGE.to}>{AFTER_CHANGE.label}</LinkButton>}
      />
    );
  }
  return (
    <div className={styles.page}>
      <PageHeader title="个人信息" description="导出您的数据，或注销账户" />
      <div className={styles.cards}>
        <ExportCard data={personalData} phone={customer} />
        <ClosingCard blockers={closingBlockers} phone={customer} />
      </div>
    </div>
  );
}

export const ErrorBoundary = listBoundary(PersonalDataPage);
