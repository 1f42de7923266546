import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { listBoundary, useListData } from "~/features/list/list-data";
import { sizeOf } from "~/features/list/page-sizes";
import { MESSAGE_LIST, MESSAGE_TABS, tabOf } from "~/features/messages/message-list-address";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { MessageListDocument, MessageListPage } from "./message-list-page";

export const meta: MetaFunction = () => [{ title: pageTitle("消息") }];

/** The customer's messages of one tab, by time or by the order that they are about (ROUTE-33, MSG-01, MSG-02). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = MESSAGE_LIST.read(new URL(request.url).searchParams);
  const size = sizeOf(MESSAGE_LIST, place, request.headers.get("cookie"));
  const variables = variablesAt(place, size);
  const answer = await context.graphqlParts(MessageListDocument, variables);
  const viewer = requireViewer(request, answer.viewer);
  leaveEmptyPage(request, viewer.messages ?? viewer.messageGroups ?? null, MESSAGE_LIST);
  return { viewer, variables, serverNow: new Date().toISOString(), refusal: answer.refusal };
}

/** What is asked for at a place of the list. */
function variablesAt({ filter, page }: ReturnType<typeof MESSAGE_LIST.read>, pageSize: number) {
  const isByOrder = filter.view === "order";
  const { kind } = MESSAGE_TABS[tabOf(filter)];
  return { kind, isByOrder, isByTime: !isByOrder, page, pageSize };
}

const nothing = (search: URLSearchParams) => ({
  viewer: {},
  variables: variablesAt(MESSAGE_LIST.read(search), MESSAGE_LIST.pageSize),
  serverNow: new Date().toISOString(),
});

export default function Messages() {
  return <MessageListPage {...useListData<typeof loader>(nothing)} />;
}

export const ErrorBoundary = listBoundary(Messages);
