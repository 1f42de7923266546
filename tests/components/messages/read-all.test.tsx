import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pageClient } from "../../../app/lib/graphql/page-client";
import Messages from "../../../app/routes/user.message._index/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const message = (id: string, isRead: boolean) => ({
  ...{ id, kind: "SYSTEM", title: `消息 ${id}`, content: "<p>x</p>", text: "x", topic: "ORDER", isRead },
  ...{ createdAt: "2026-11-23T08:00:00+08:00", associatedId: null },
});
const listOf = (nodes: object[], total: number, system: number) => ({
  viewer: { messages: { nodes, total, asOf: 41, unread: { service: 0, system, appointment: 0 } } },
});

test("[MSG-06] [MSG-03] [U14] after 全部已读 no row stays unread, not even one that new messages have moved to the next page", async () => {
  const before = listOf([message("2", false), message("1", false)], 2, 2);
  let loaded = before;
  const page = {
    variables: { kind: "SYSTEM", isByTime: true, isByOrder: false, page: 1, pageSize: 2 },
    serverNow: "2026-11-23T09:00:00+08:00",
  };
  const network = graphNetwork({
    MarkAllMessagesRead: { answer: { __typename: "MessagesRead" } },
    MessageList: listOf([message("3", false), message("2", false)], 3, 3),
  });
  const { user } = render(<Messages />, {
    at: "/user/message?type=system",
    data: { ...page, ...before },
    load: async () => ({ ...page, ...loaded }),
  });
  expect(await screen.findAllByText("未读：")).toHaveLength(2);
  await act(async () => pageClient().announce({ changed: ["Message"], isOwn: false }));
  expect(await screen.findByText(/有 1 条新消息/)).toBeTruthy();
  loaded = listOf([message("3", true), message("2", true)], 3, 0);
  network.answer({ MessageList: loaded });
  await user.click(screen.getByRole("button", { name: "全部已读" }));
  await waitFor(() => expect(screen.queryAllByText("未读：")).toEqual([]));
});
