import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MessageRow } from "../../../app/features/messages/message-row";
import { NETWORK_FAILURE_TEXT } from "../../../app/lib/graphql/failure-text";
import Messages from "../../../app/routes/user.message._index/route";
import MessageDetail from "../../../app/routes/user.message.detail/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

const MESSAGE = {
  ...{ id: "7", kind: "SERVICE", title: "师傅已接单", content: "<p>张师傅 <b>明天</b>上门</p>" },
  ...{ topic: "ORDER", isRead: false, createdAt: "2026-11-23T08:00:00+08:00", associatedId: "9" },
};

function open(change: object = {}) {
  const network = graphNetwork({ MarkMessageRead: { answer: { __typename: "MessageRead" } } });
  const data = { id: "7", message: { ...MESSAGE, ...change }, isFailed: false };
  const { reloads } = render(<MessageDetail />, {
    at: "/user/message/detail?id=7",
    data,
    about: ["Message"],
  });
  return { ...network, reloads };
}

test("[MSG-03] [MSG-04] [MSG-05] [API-084] an unread message is shown with its content as HTML, and becomes read", async () => {
  const network = open();
  const letter = await screen.findByRole("article");
  expect(within(letter).getByRole("heading", { name: "师傅已接单" })).toBeTruthy();
  expect(within(letter).getByText("明天").tagName).toBe("B");
  expect(within(letter).getByText("2026-11-23 08:00")).toBeTruthy();
  await eventually(() => expect(network.sentTo("MarkMessageRead")).toEqual([{ messageId: "7" }]));
  await eventually(() => expect(network.reloads()).toBe(1));
});

test("[MSG-04] [MSG-05] [C-78] [ENT-26] the page shows the message of the clicked row, and reads it, when the backend cannot answer a single message", async () => {
  const network = graphNetwork({ MarkMessageRead: { answer: { __typename: "MessageRead" } } });
  const row = { ...MESSAGE, text: "张师傅 明天上门" } as never;
  // One path, so that the row is still there while the page of its message opens.
  const both = (
    <>
      <MessageRow message={row} asOf={null} serverNow="2026-11-23T09:00:00+08:00" />
      <MessageDetail />
    </>
  );
  const data = { id: "7", message: null, isFailed: true };
  const { user, address } = render(both, { at: "/user/message/detail", data });
  const link = await screen.findByRole("link", { name: /师傅已接单/ });
  expect(screen.queryByRole("article")).toBeNull();
  await user.click(link);
  const letter = within(await screen.findByRole("article"));
  expect(letter.getByRole("heading", { name: "师傅已接单" })).toBeTruthy();
  expect(letter.getByText("明天").tagName).toBe("B");
  expect(letter.getByText("2026-11-23 08:00")).toBeTruthy();
  expect(address()).toBe("/user/message/detail?id=7");
  await eventually(() => expect(network.sentTo("MarkMessageRead")).toEqual([{ messageId: "7" }]));
});

test("[MSG-05] [API-084] a message that is read already is not marked again", async () => {
  const network = open({ isRead: true });
  expect(await screen.findByRole("article")).toBeTruthy();
  expect(network.sent).toEqual([]);
});

test("[MSG-06] [ERR-19] [API-085] [ERR-18] 全部已读 reads all messages of the tab that is open, as they were there", async () => {
  const messages = { nodes: [], total: 0, asOf: 41, unread: { service: 0, system: 3, appointment: 0 } };
  const data = {
    viewer: { messages },
    variables: { kind: "SYSTEM", isByTime: true, isByOrder: false, page: 1, pageSize: 12 },
    serverNow: "2026-11-23T09:00:00+08:00",
  };
  const network = graphNetwork({
    MarkAllMessagesRead: { answer: { __typename: "MessagesRead" } },
    MessageList: { viewer: { messages } },
  });
  const { user } = render(<Messages />, { at: "/user/message?type=system", data });
  await user.click(await screen.findByRole("button", { name: "全部已读" }));
  expect(await screen.findByText("操作成功!")).toBeTruthy();
  expect(network.sentTo("MarkAllMessagesRead")).toEqual([{ kind: "SYSTEM", asOf: 41 }]);
  await eventually(() => expect(network.sentTo("MessageList")).not.toEqual([]));
});

/** The row of an unread message in the list. */
function openRow() {
  const network = graphNetwork({
    MarkMessageRead: { answer: { __typename: "MessageRead" } },
    MarkAllMessagesRead: { answer: { __typename: "MessagesRead" } },
  });
  const message = { ...MESSAGE, text: "张师傅 明天上门" } as never;
  const row = <MessageRow message={message} asOf={41} serverNow="2026-11-23T09:00:00+08:00" />;
  return { network, ...render(row, { at: "/user/message", about: ["Message"] }) };
}

test("[MSG-05] [API-084] a row whose order is opened reads its message, too", async () => {
  const { user, network, address } = openRow();
  await user.click(screen.getByRole("link", { name: /查看订单/ }));
  await eventually(() => expect(network.sentTo("MarkMessageRead")).toEqual([{ messageId: "7" }]));
  expect(address()).toBe("/user/order/orderinfo?orderid=9&tab=service");
});

test.each([
  ["只这一条", [{ messageId: "7" }], []],
  ["所有“师傅已接单”", [], [{ kind: "SERVICE", title: "师傅已接单", asOf: 41 }]],
])("[MSG-05] [MSG-06] [API-084] [API-085] 标为已读 of a row reads %s", async (choice, one, all) => {
  const { user, network, reloads } = openRow();
  await user.click(screen.getByRole("button", { name: /标为已读/ }));
  await user.click(await screen.findByRole("menuitem", { name: choice }));
  await eventually(() => expect(network.sent).toHaveLength(1));
  expect(network.sentTo("MarkMessageRead")).toEqual(one);
  expect(network.sentTo("MarkAllMessagesRead")).toEqual(all);
  await eventually(() => expect(reloads()).toBe(1));
});

test.each(["只这一条", "所有“师傅已接单”"])(
  "标为已读 of a row says that the network was lost, for %s",
  async (choice) => {
    const { user, network } = openRow();
    const lost = new TypeError("Failed to fetch");
    network.answer({ MarkMessageRead: lost, MarkAllMessagesRead: lost });
    await user.click(screen.getByRole("button", { name: /标为已读/ }));
    await user.click(await screen.findByRole("menuitem", { name: choice }));
    expect(await screen.findByText(NETWORK_FAILURE_TEXT)).toBeTruthy();
  },
);
