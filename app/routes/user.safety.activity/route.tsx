import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import styles from "~/features/account-safety/account-safety.module.css";
import { ActivityList } from "~/features/account-safety/activity-list";
import { AFTER_CHANGE, SESSIONS_PAGE } from "~/features/account-safety/safety-address";
import { useOffers } from "~/features/customer-area/offers";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { listAddress } from "~/features/list/list-address";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ListRows } from "~/features/list/list-rows";
import { sizeOf } from "~/features/list/page-sizes";
import { usePlace } from "~/features/list/use-place";
import { NotOffered } from "~/features/site/not-offered";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";

const ActivityPageDocument = graphql(`
  query ActivityPage($page: Int!, $pageSize: Int!) {
    viewer {
      activity(page: $page, pageSize: $pageSize) {
        nodes { id ...ActivityRow }
        total
      }
    }
  }
`);

const ACTIVITY = listAddress({ path: "/user/safety/activity", pageSize: 20, params: {} });

export const meta: MetaFunction = () => [{ title: pageTitle("账户动态") }];

/** What happened to the account in the last year (ux.md U50). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = ACTIVITY.read(new URL(request.url).searchParams);
  const size = sizeOf(ACTIVITY, place, request.headers.get("cookie"));
  const answer = await context.graphqlParts(ActivityPageDocument, { page: place.page, pageSize: size });
  const { activity = null } = requireViewer(request, answer.viewer);
  leaveEmptyPage(request, activity, ACTIVITY);
  return { activity, size, refusal: answer.refusal };
}

const nothing = () => ({ activity: null, size: ACTIVITY.pageSize });

export default function ActivityPage() {
  // Messages report sign-ins on new devices, changed bindings and withdrawals.
  useReloadOn(["Message"]);
  const { activity, size } = useListData<typeof loader>(nothing);
  const place = usePlace(ACTIVITY);
  const offers = useOffers();
  if (!offers.activity) {
    return (
      <NotOffered
        what="账户动态"
        description="资金变动可在钱包明细中查看，密码、手机号和绑定账户在账户安全中"
        action={<LinkButton to={AFTER_CHANGE.to}>{AFTER_CHANGE.label}</LinkButton>}
      />
    );
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title="账户动态"
        description="最近一年的登录、密码、手机号、绑定、导出和提现"
        actions={offers.devices ? <LinkButton to={SESSIONS_PAGE}>登录设备</LinkButton> : null}
      />
      <ListRows
        what="账户动态"
        at={ACTIVITY}
        place={place}
        size={size}
        list={activity}
        empty={<EmptyState title="还没有账户动态" description="登录、修改密码、导出等会记录在这里" />}
      >
        <Card as="div">
          <ActivityList rows={activity?.nodes ?? []} />
        </Card>
      </ListRows>
    </div>
  );
}

export const ErrorBoundary = listBoundary(ActivityPage);
