import { listAddress, without } from "~/features/list/list-address";
import { oneOf } from "~/features/list/param-readers";
import type { MessageKind } from "~/gql/graphql";

/**
 * The tabs by the documented values of `type` (C-49), with their names and kinds in the graph, in order
 * (MSG-01).
 */
export const MESSAGE_TABS = {
  service: { label: "服务消息", kind: "SERVICE", count: "service" },
  system: { label: "系统消息", kind: "SYSTEM", count: "system" },
  appointment: { label: "改约提醒", kind: "APPOINTMENT", count: "appointment" },
} as const satisfies Record<string, { label: string; kind: MessageKind; count: string }>;

export type MessageTab = keyof typeof MESSAGE_TABS;

const isTab = (name: string): name is MessageTab => Object.hasOwn(MESSAGE_TABS, name);
export const TAB_NAMES: readonly MessageTab[] = Object.keys(MESSAGE_TABS).filter(isTab);

const FIRST: MessageTab = "service";

/**
 * The address of the messages: `type` is the tab (MSG-08, C-78), `view` whether they are grouped by order
 * (ux.md U44).
 */
export const MESSAGE_LIST = listAddress({
  path: "/user/message",
  pageSize: 12,
  params: { type: oneOf<MessageTab>(TAB_NAMES), view: oneOf<"order">(["order"]) },
  tidy: (filter) => (filter.type === FIRST ? without(filter, "type") : filter),
});

export type MessageFilter = ReturnType<typeof MESSAGE_LIST.readFilter>;

/** The tab of a filter: the first one when it has none. */
export const tabOf = ({ type }: MessageFilter): MessageTab => type ?? FIRST;

/** The address of one message; the id is in the query, so that a reload works (C-78). */
export const messagePath = (id: string): string => `/user/message/detail?${new URLSearchParams({ id })}`;
