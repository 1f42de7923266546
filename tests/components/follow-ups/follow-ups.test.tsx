import { act, screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { FollowUpDialog } from "../../../app/features/follow-ups/follow-up-dialog";
import { FollowUpNotes } from "../../../app/features/follow-ups/follow-up-notes";
import { FollowUps } from "../../../app/features/follow-ups/follow-ups";
import { PANELS } from "../../../app/features/order-detail/tabs";
import { changedBy } from "../../../app/features/realtime/changed-by";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const NOTE = {
  __typename: "FollowUp",
  id: "3",
  content: "已联系客户",
  imageUrls: ["/files/1.jpg"],
  createdAt: "2026-11-22T09:00:00+08:00",
};

function open() {
  const network = graphNetwork({
    OrderFollowUps: { followUps: [NOTE] },
    AddFollowUp: { answer: { __typename: "FollowUpChange" } },
    EditFollowUp: { answer: { __typename: "FollowUpChange" } },
    DeleteFollowUp: { answer: { __typename: "FollowUpDeleted" } },
  });
  const dialog = <FollowUpDialog orderId="5" onClose={() => undefined} />;
  return { ...render(dialog, { about: ["Order:5"] }), network };
}

test("[LIST-05] [LIST-38] [API-050] the row of an order opens its notes, with the way to add one", async () => {
  const network = graphNetwork({ OrderFollowUps: { followUps: [] } });
  const order = { id: "5", orderNo: "26112015603984", latestFollowUp: null };
  const { user } = render(<FollowUpNotes order={order as never} />);
  await user.click(screen.getByRole("button", { name: "添加跟进" }));
  const dialog = within(await screen.findByRole("dialog", { name: "跟进记录" }));
  expect(await dialog.findByRole("form", { name: "添加跟进" })).toBeTruthy();
  expect(network.sentTo("OrderFollowUps")).toEqual([{ orderId: "5" }]);
});

test("[API-050] [ENT-21] [DETAIL-02] [FOLLOW-05] the tab of the notes in an order's detail asks for them, and shows their words, time and picture", async () => {
  const network = graphNetwork({ OrderFollowUps: { followUps: [NOTE] } });
  const panel = PANELS.followUp;
  const Tab = ("load" in panel ? await panel.load() : panel) as ComponentType<{ orderId: string }>;
  render(<Tab orderId="5" />);
  expect(await screen.findByText("已联系客户")).toBeTruthy();
  expect(screen.getByText("2026-11-22 09:00")).toBeTruthy();
  expect(screen.getByRole("img").getAttribute("src")).toBe("/files/1.jpg");
  expect(network.sentTo("OrderFollowUps")).toEqual([{ orderId: "5" }]);
});

test("[FOLLOW-01] [ERR-16] a note without words is not added", async () => {
  const { user, network } = open();
  const form = within(await screen.findByRole("form", { name: "添加跟进" }));
  await user.type(form.getByRole("textbox", { name: /跟进内容/ }), " ");
  await user.click(form.getByRole("button", { name: "添加跟进" }));
  expect(form.getByText("请输入跟进内容")).toBeTruthy();
  expect(network.sentTo("AddFollowUp")).toEqual([]);
});

test.each(["[FOLLOW-01] [FOLLOW-03] [ERR-18] [API-048]", "[LIST-38]"])(
  "%s a note is added with words of at most 500 characters",
  async () => {
    const { user, network, reloads } = open();
    const form = within(await screen.findByRole("form", { name: "添加跟进" }));
    await user.click(form.getByRole("textbox", { name: /跟进内容/ }));
    await user.paste("约".repeat(501));
    await user.click(form.getByRole("button", { name: "添加跟进" }));
    expect(await screen.findByText("跟进成功")).toBeTruthy();
    expect(network.sentTo("AddFollowUp")).toEqual([
      {
        input: { orderId: "5", content: "约".repeat(500), imageUrls: [] },
        idempotencyKey: expect.any(String),
      },
    ]);
    await waitFor(() => expect(reloads()).toBe(1));
  },
);

test.each(["[FOLLOW-04] [FOLLOW-05] [ERR-18] [API-049]", "[LIST-38]"])(
  "%s a note is listed with its time and picture, and edited in its place",
  async () => {
    const { user, network, reloads } = open();
    const notes = within(await screen.findByRole("list", { name: "跟进记录" }));
    expect(network.sentTo("OrderFollowUps")).toEqual([{ orderId: "5" }]);
    expect(notes.getByText("2026-11-22 09:00")).toBeTruthy();
    expect(notes.getByText("已联系客户")).toBeTruthy();
    expect(notes.getByRole("img").getAttribute("src")).toContain("/files/1.jpg");
    await user.click(notes.getByRole("button", { name: /^编辑/ }));
    const words = notes.getByRole<HTMLTextAreaElement>("textbox", { name: /跟进内容/ });
    expect(words.value).toBe("已联系客户");
    await user.type(words, "，周六上门");
    await user.click(notes.getByRole("button", { name: "保存" }));
    expect(await screen.findByText("编辑成功")).toBeTruthy();
    expect(network.sentTo("EditFollowUp")).toEqual([
      { id: "3", input: { orderId: "5", content: "已联系客户，周六上门", imageUrls: ["/files/1.jpg"] } },
    ]);
    await waitFor(() => expect(reloads()).toBe(1));
  },
);

test("[FOLLOW-06] [ERR-18] [API-051] a note is removed after a yes; a no keeps it and says so", async () => {
  const { user, network, reloads } = open();
  await user.click(await screen.findByRole("button", { name: /^删除/ }));
  const question = () => within(screen.getByRole("alertdialog"));
  await user.click(question().getByRole("button", { name: "取消" }));
  expect(await screen.findByText("已取消删除")).toBeTruthy();
  expect(network.sentTo("DeleteFollowUp")).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^删除/ }));
  await user.click(question().getByRole("button", { name: "确定" }));
  expect(await screen.findByText("删除成功!")).toBeTruthy();
  expect(network.sentTo("DeleteFollowUp")).toEqual([{ id: "3" }]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[FOLLOW-05] a note that another tab has added is listed after the event of its order, and events of other orders read nothing", async () => {
  const network = graphNetwork({ OrderFollowUps: { followUps: [] } });
  render(<FollowUps orderId="5" />);
  expect(await screen.findByText(/^还没有跟进记录/)).toBeTruthy();
  network.answer({ OrderFollowUps: { followUps: [NOTE] } });
  const hear = (orderId: number) =>
    act(async () => {
      const event = { seq: 1, eventId: "e1", kind: "ORDER_CHANGED", at: Date.now(), data: { orderId } };
      pageClient().announce({ changed: changedBy(event), isOwn: false });
    });
  await hear(6);
  expect(network.sentTo("OrderFollowUps")).toHaveLength(1);
  await hear(5);
  expect(await screen.findByText("已联系客户")).toBeTruthy();
});
