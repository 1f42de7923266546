import { useNavigate, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { FilterTabs } from "~/features/list/filter-tabs";
import { without } from "~/features/list/list-address";
import { ListNews } from "~/features/list/list-news";
import { ListRows } from "~/features/list/list-rows";
import { usePlace } from "~/features/list/use-place";
import { keepRows, newRows } from "~/features/messages/merge-live";
import { MessageGroupCard } from "~/features/messages/message-group-card";
import { MESSAGE_LIST, MESSAGE_TABS, TAB_NAMES, tabOf } from "~/features/messages/message-list-address";
import { MessageRow } from "~/features/messages/message-row";
import { ReadAllButton } from "~/features/messages/read-all-button";
import { ViewChoice } from "~/features/messages/view-choice";
import { NotOffered } from "~/features/site/not-offered";
import { graphql } from "~/gql";
import type { MessageListQuery, MessageListQueryVariables } from "~/gql/graphql";
import { useLive } from "~/lib/graphql/use-live";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { lazyComponent } from "~/ui/lazy-component";
import rows from "~/ui/lists/row-list.module.css";
import styles from "./message-list-page.module.css";

export const MessageListDocument = graphql(`
  query MessageList(
    $kind: MessageKind!
    $isByTime: Boolean!
    $isByOrder: Boolean!
    $page: Int!
    $pageSize: Int!
  ) {
    viewer {
      messages(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByTime) {
        nodes { id ...MessageItem }
        total
        asOf
        unread { service system appointment }
      }
      messageGroups(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByOrder) {
        nodes { orderId ...MessageGroupItem }
        total
        asOf
      }
      tabs: messages(page: 1, pageSize: 1) @include(if: $isByOrder) {
        unread { service system appointment }
      }
    }
  }
`);

const MessageSettingsDialog = lazyComponent(
  async () => (await import("~/features/messages/message-settings-dialog")).MessageSettingsDialog,
);

interface MessageListPageProps {
  viewer: NonNullable<MessageListQuery["viewer"]>;
  variables: MessageListQueryVariables;
  /** The server's time when the page was made, ISO. */
  serverNow: string;
}

/**
 * The message centre: three tabs, each with its number of unread messages (MSG-01). Changes elsewhere show at
 * once. New messages are announced, and join the list when the user asks for them (ux.md U14).
 */
export function MessageListPage({ viewer, variables, serverNow }: MessageListPageProps) {
  const place = usePlace(MESSAGE_LIST);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isSetting, setSetting] = useState(false);
  const offers = useOffers();
  const live = useLive(MessageListDocument, variables, {
    loaded: viewer,
    pick: (answer) => answer.viewer,
    about: ["Message"],
  });
  // What was read here has to be read in rows, too, that new messages have moved to the next page.
  useReloadOn(["Message"], ({ isOwn }) => isOwn);
  const { kind, pageSize, page } = variables;
  const { filter } = place.aimed;
  const tab = tabOf(filter);
  const loaded = viewer.messages ?? viewer.messageGroups ?? null;
  const now = live.messages ?? live.messageGroups ?? null;
  const unread = (live.messages ?? live.tabs)?.unread ?? null;
  const asOf = now?.asOf ?? null;
  const fresh = newRows(loaded, now);
  const shared = { asOf, serverNow };
  const label = MESSAGE_TABS[tabOf(place.shown.filter)].label;
  if (variables.isByOrder && !offers.messageGroups) {
    return (
      <NotOffered
        what="按订单查看消息"
        description="消息可以按时间查看"
        action={
          <LinkButton to={MESSAGE_LIST.href({ filter: without(filter, "view") })}>按时间查看</LinkButton>
        }
      />
    );
  }
  return (
    <>
      <PageHeader
        title="消息"
        actions={
          <>
            {offers.messageSettings ? (
              <Button aria-haspopup="dialog" onPress={() => setSetting(true)}>
                消息设置
              </Button>
            ) : null}
            <ReadAllButton kind={kind} unread={unread?.[MESSAGE_TABS[tab].count] ?? null} asOf={asOf} />
          </>
        }
      />
      <FilterTabs
        label="消息类型"
        at={MESSAGE_LIST}
        tabs={TAB_NAMES.map((type) => ({
          label: MESSAGE_TABS[type].label,
          filter: MESSAGE_LIST.readFilter(new URLSearchParams({ ...filter, type })),
          isCurrent: type === tab,
          count: unread?.[MESSAGE_TABS[type].count],
        }))}
      />
      {offers.messageGroups ? <ViewChoice filter={filter} /> : null}
      <ListNews
        text={fresh > 0 ? `有 ${fresh} 条新消息，点击查看` : null}
        onRefresh={() => (page > 1 ? navigate(MESSAGE_LIST.href({ filter })) : revalidate())}
      />
      <ListRows
        what={label}
        at={MESSAGE_LIST}
        place={place}
        size={pageSize}
        list={loaded}
        empty={<EmptyState illustration="messages" title={`暂无${label}`} description={NOTHING[tab]} />}
      >
        {viewer.messages ? (
          <ul className={rows.list} aria-label={label} aria-busy={place.isBusy || undefined}>
            {keepRows(viewer.messages.nodes, live.messages?.nodes ?? [], ({ id }) => id).map((message) => (
              <MessageRow key={message.id} message={message} {...shared} />
            ))}
          </ul>
        ) : (
          <ul className={styles.groups} aria-label={label} aria-busy={place.isBusy || undefined}>
            {keepRows(
              viewer.messageGroups?.nodes ?? [],
              live.messageGroups?.nodes ?? [],
              ({ orderId }) => orderId ?? null,
            ).map((group) => (
              <MessageGroupCard key={group.orderId ?? "none"} group={group} kind={kind} {...shared} />
            ))}
          </ul>
        )}
      </ListRows>
      {isSetting ? <MessageSettingsDialog onClose={() => setSetting(false)} /> : null}
    </>
  );
}

/** What messages a tab will show; displayed while it has none. */
const NOTHING = {
  service: "师傅接单、上门、完工和订单异常会在这里通知您",
  system: "付款、退款、充值和账户变化会在这里通知您",
  appointment: "上门时间有变化或订单无人接单时，会在这里提醒您",
} as const;
