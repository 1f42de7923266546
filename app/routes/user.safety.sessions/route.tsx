import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import styles from "~/features/account-safety/account-safety.module.css";
import { EndOthersButton } from "~/features/account-safety/end-others-button";
import { ACTIVITY_PAGE, AFTER_CHANGE, PASSWORD_PAGE } from "~/features/account-safety/safety-address";
import { SessionList } from "~/features/account-safety/session-list";
import { useOffers } from "~/features/customer-area/offers";
import { listBoundary, useListData } from "~/features/list/list-data";
import { PartFailure } from "~/features/site/load-failure";
import { NotOffered } from "~/features/site/not-offered";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { Notice } from "~/ui/feedback/notice";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";

const SessionsPageDocument = graphql(`
  query SessionsPage {
    viewer {
      sessions { isCurrent ...SignedInDevice }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("登录设备") }];

/** Where the account is signed in (ux.md U50). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { viewer, refusal } = await context.graphqlParts(SessionsPageDocument);
  const { sessions = null } = requireViewer(request, viewer);
  return { sessions, refusal };
}

const nothing = () => ({ sessions: null });

export default function SessionsPage() {
  useReloadOn(["AccountSession", "Message"]);
  const { sessions } = useListData<typeof loader>(nothing);
  const offers = useOffers();
  if (!offers.devices) {
    return (
      <NotOffered
        what="登录设备管理"
        description="担心账号被别人使用，可修改支付密码或手机号"
        action={<LinkButton to={AFTER_CHANGE.to}>{AFTER_CHANGE.label}</LinkButton>}
      />
    );
  }
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <div className={styles.page}>
      <PageHeader
        title="登录设备"
        description="正在使用您账号的设备，登录 30 天后自动退出"
        actions={offers.activity ? <LinkButton to={ACTIVITY_PAGE}>账户动态</LinkButton> : null}
      />
      <Card
        title={sessions && (others > 0 ? `共 ${others + 1} 台设备` : "只有这台设备登录")}
        actions={others > 0 ? <EndOthersButton count={others} /> : null}
      >
        {sessions === null ? <PartFailure what="登录设备" /> : <SessionList sessions={sessions} />}
      </Card>
      {others > 0 ? (
        <div className={styles.below}>
          <Notice
            tone="info"
            action={
              <LinkButton to={PASSWORD_PAGE} size="sm">
                修改支付密码
              </LinkButton>
            }
          >
            有不认识的设备？请先退出它，再修改支付密码。
          </Notice>
        </div>
      ) : null}
    </div>
  );
}

export const ErrorBoundary = listBoundary(SessionsPage);
