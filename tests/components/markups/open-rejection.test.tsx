import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { TabPanel } from "../../../app/features/order-detail/tab-panel";
import { orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import FollowUpRecords from "../../../app/routes/user.followup.record/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { WAITING_REQUEST } from "./a-request";

const requestOf = (id: string) => ({
  ...WAITING_REQUEST,
  id,
  number: `JJ${id}`,
  orderId: id,
  orderNo: `2611221560398${id}`,
  amount: 3_000,
  remark: null,
});
const asked = (...ids: string[]) => ({
  viewer: { markupRequests: { nodes: ids.map(requestOf), total: ids.length } },
});

const LIST = { name: "待处理的加价申请", hidden: true };
const numbers = () =>
  within(screen.getByRole("list", LIST))
    .getAllByRole("link", { name: /^2611/, hidden: true })
    .map(({ textContent }) => textContent);
const tellOf = (orderId: string) =>
  act(async () => pageClient().announce({ changed: orderTags(orderId), isOwn: false }));

test("[MARK-17] [SOCK-04] [API-072] [ENT-20] an open rejection stays with its markup when a newer one comes in above it", async () => {
  const network = graphNetwork({
    MarkupRequests: asked("1"),
    RejectMarkup: { answer: { __typename: "MarkupRejected" } },
  });
  const { user } = render(<FollowUpRecords />, { data: { records: { nodes: [], total: 0 }, size: 10 } });
  await user.click(await screen.findByRole("button", { name: /^拒绝/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "拒绝加价申请" }));
  const reason = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /拒绝原因/ });
  await user.type(reason, "价格之前已经谈好");

  network.answer({ MarkupRequests: asked("2", "1") });
  await tellOf("2");
  await waitFor(() => expect(numbers()).toEqual(["261122 1560 3982", "261122 1560 3981"]));
  expect(reason.value).toBe("价格之前已经谈好");

  network.answer({ MarkupRequests: asked("2") });
  await user.click(dialog.getByRole("button", { name: "确认拒绝" }));
  await waitFor(() => expect(numbers()).toEqual(["261122 1560 3982"]));
  expect(network.sentTo("RejectMarkup")).toEqual([{ markupId: "1", reason: "价格之前已经谈好" }]);
});

test("[API-072] [DETAIL-13] a request is rejected under the markup tab of its order, with the reason that was typed", async () => {
  const network = graphNetwork({
    OrderMarkups: { markups: [requestOf("3")] },
    RejectMarkup: { answer: { __typename: "MarkupRejected" } },
  });
  const { user } = render(<TabPanel tab="markup" orderId="3" refundId={null} />);
  await user.click(await screen.findByRole("button", { name: /^拒绝/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "拒绝加价申请" }));
  await user.type(dialog.getByRole("textbox", { name: /拒绝原因/ }), "没有约定");
  network.answer({ OrderMarkups: { markups: [] } });
  await user.click(dialog.getByRole("button", { name: "确认拒绝" }));
  expect(await screen.findByText("拒绝成功")).toBeTruthy();
  expect(network.sentTo("OrderMarkups")[0]).toEqual({ orderId: "3" });
  expect(network.sentTo("RejectMarkup")).toEqual([{ markupId: "3", reason: "没有约定" }]);
  expect(await screen.findByText("还没有加价记录")).toBeTruthy();
});
