import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { LetterCard } from "~/features/content/letter-card";
import { MESSAGE_LIST, MESSAGE_TABS, TAB_NAMES } from "~/features/messages/message-list-address";
import { messageInState, type ShownMessage } from "~/features/messages/message-state";
import { messageTarget } from "~/features/messages/message-target";
import { useReadMessage } from "~/features/messages/use-read-message";
import { PartFailure } from "~/features/site/load-failure";
import { graphql } from "~/gql";
import { groupOrderNos } from "~/lib/format";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { useHydrated } from "~/ui/use-hydrated";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const MessagePageDocument = graphql(`
  query MessagePage($id: ID!) {
    viewer {
      message(id: $id) { id kind title content topic isRead createdAt associatedId }
    }
  }
`);

/** The documents call the route by this name (ROUTE-33, C-49). */
export const handle = { name: "msgDetail" };

export const meta: MetaFunction = () => [{ title: pageTitle("消息详情") }];

/** One message by its id (MSG-04); without an id it redirects to the list (C-49). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const id = new URL(request.url).searchParams.get("id");
  if (!id) throw redirect(MESSAGE_LIST.path);
  try {
    const { viewer } = await context.graphql(MessagePageDocument, { id });
    const message = requireViewer(request, viewer).message ?? null;
    return data({ id, message, isFailed: false }, { status: message ? 200 : 404 });
  } catch (failure) {
    // A backend without this call: the row that led here has handed the message on.
    if (!(failure instanceof Response) || failure.status < 500) throw failure;
    return data({ id, message: null, isFailed: true });
  }
}

export default function MessageDetail() {
  const { id, message: loaded, isFailed } = useLoaderData<typeof loader>();
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const message = loaded ?? (isHydrated ? messageInState(state, id) : null);
  return (
    <>
      <PageHeader title="消息详情" actions={<LinkButton to={listOf(message)}>返回消息列表</LinkButton>} />
      {message ? (
        <OpenedMessage key={id} message={message} />
      ) : isFailed ? (
        <PartFailure what="消息" />
      ) : (
        <EmptyState
          illustration="messages"
          title="消息不存在"
          description="请从消息列表打开要查看的消息"
          action={<LinkButton to={MESSAGE_LIST.path}>查看全部消息</LinkButton>}
        />
      )}
    </>
  );
}

/** Opening it is what reads it (MSG-05). */
function OpenedMessage({ message }: { message: ShownMessage }) {
  const { id, title, content, isRead, createdAt } = message;
  const read = useReadMessage();
  useEffect(() => {
    if (!isRead) read(id);
  }, [read, id, isRead]);
  const target = messageTarget(message);
  return (
    <LetterCard
      title={title}
      html={groupOrderNos(content)}
      at={createdAt}
      label={tabOfKind(message).label}
      action={
        target ? (
          <LinkButton to={target.to} variant="primary">
            {target.label}
          </LinkButton>
        ) : undefined
      }
    />
  );
}

const tabOfKind = ({ kind }: Pick<ShownMessage, "kind">) =>
  Object.values(MESSAGE_TABS).find((tab) => tab.kind === kind) ?? MESSAGE_TABS.service;

/** The list with the tab that the message stands in. */
const listOf = (message: ShownMessage | null): string => {
  const type = TAB_NAMES.find((name) => MESSAGE_TABS[name].kind === message?.kind);
  return MESSAGE_LIST.href({ filter: MESSAGE_LIST.readFilter(new URLSearchParams(type && { type })) });
};
