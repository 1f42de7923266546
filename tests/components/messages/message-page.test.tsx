import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ReadAllButton } from "../../../app/features/messages/read-all-button";
import MessageDetail from "../../../app/routes/user.message.detail/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const MESSAGE = {
  ...{ id: "7", kind: "SERVICE", title: "师傅已接单", content: "<p>张师傅 <b>明天</b>上门</p>" },
  ...{ topic: "ORDER", isRead: false, createdAt: "2026-11-23T08:00:00+08:00", associatedId: "9" },
};

function open(change: object = {}) {
  const network = graphNetwork({ MarkMessageRead: { answer: { __typename: "MessageRead" } } });
  const data = { id: "7", message: { ...MESSAGE, ...change }, isFailed: false };
  render(<MessageDetail />, { at: "/user/message/detail?id=7", data });
  return network;
}

test("[MSG-03] [MSG-04] [MSG-05] an unread message is shown with its content as HTML, and becomes read", async () => {
  const network = open();
  const letter = await screen.findByRole("article");
  expect(within(letter).getByRole("heading", { name: "师傅已接单" })).toBeTruthy();
  expect(within(letter).getByText("明天").tagName).toBe("B");
  expect(within(letter).getByText("2026-11-23 08:00")).toBeTruthy();
  await vi.waitFor(() => expect(network.sentTo("MarkMessageRead")).toEqual([{ messageId: "7" }]));
});

test("[MSG-05] a message that is read already is not marked again", async () => {
  const network = open({ isRead: true });
  expect(await screen.findByRole("article")).toBeTruthy();
  expect(network.sent).toEqual([]);
});

test("[MSG-06] [ERR-19] 全部已读 reads all messages of its tab that were there", async () => {
  const network = graphNetwork({ MarkAllMessagesRead: { answer: { __typename: "MessagesRead" } } });
  const { user } = render(<ReadAllButton kind="SYSTEM" unread={3} asOf={41} />);
  await user.click(screen.getByRole("button", { name: "全部已读" }));
  expect(await screen.findByText("操作成功!")).toBeTruthy();
  expect(network.sentTo("MarkAllMessagesRead")).toEqual([{ kind: "SYSTEM", asOf: 41 }]);
});
