import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { edited, field, openEditDialog, summary } from "./open-edit-dialog";

const TOLD = "订单刚刚在别处被修改，请核对后再提交";

const hear = () => act(async () => pageClient().announce({ changed: orderTags("5"), isOwn: false }));
async function type(user: UserEvent, name: RegExp, text: string) {
  const box = await field(name);
  await user.clear(box);
  await user.type(box, text);
}
const save = (user: UserEvent) => user.click(screen.getByRole("button", { name: "保存修改" }));
const listed = () =>
  summary()
    .queryAllByRole("definition")
    .map(({ textContent }) => textContent);

test("[U37] a change elsewhere renews the old values while the dialog is open, and what was typed stays", async () => {
  const { user, network, onClose } = openEditDialog({});
  await type(user, /详细地址/, "Q 路 2 号");
  expect(listed()).toEqual(["文三路 90 号 → Q 路 2 号"]);

  network.answer({ EditedOrder: edited({ remark: "先联系门卫" }) });
  await hear();
  await waitFor(async () => expect((await field(/备注/)).value).toBe("先联系门卫"));
  expect(listed()).toEqual(["文三路 90 号 → Q 路 2 号"]);
  expect(summary().queryByText(TOLD)).toBeNull();

  network.answer({ EditedOrder: edited({ remark: "先联系门卫", address: "P 路 1 号" }) });
  await hear();
  expect(await summary().findByText(TOLD)).toBeTruthy();
  expect(listed()).toEqual(["P 路 1 号 → Q 路 2 号"]);
  expect((await field(/详细地址/)).value).toBe("Q 路 2 号");

  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(network.sentTo("EditOrder")).toEqual([{ input: { orderId: "5", address: "Q 路 2 号" } }]);
});

test("[R16] a change elsewhere that the dialog has not heard of stops the first press, and the second one sends", async () => {
  const { user, network, onClose } = openEditDialog({});
  await type(user, /详细地址/, "Q 路 2 号");
  network.answer({ EditedOrder: edited({ address: "P 路 1 号" }) });
  await save(user);
  expect(await summary().findByText(TOLD)).toBeTruthy();
  expect(listed()).toEqual(["P 路 1 号 → Q 路 2 号"]);
  expect([network.sentTo("EditOrder"), onClose.mock.calls]).toEqual([[], []]);

  // The dialog still hears of changes after its own reading.
  network.answer({ EditedOrder: edited({ address: "P 路 3 号" }) });
  await hear();
  await waitFor(() => expect(listed()).toEqual(["P 路 3 号 → Q 路 2 号"]));

  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(network.sentTo("EditOrder")).toEqual([{ input: { orderId: "5", address: "Q 路 2 号" } }]);
});

test.each([
  ["another field", { remark: "先联系门卫", hasLift: false, floors: 3 }, { address: "Q 路 2 号" }],
  ["the same field to the same value", { address: "Q 路 2 号", remark: "先联系门卫" }, {}],
])("a change elsewhere of %s stops nothing and is not undone", async (_, elsewhere, sent) => {
  const { user, network, onClose } = openEditDialog({});
  await type(user, /详细地址/, "Q 路 2 号");
  await type(user, /客户姓名/, "李大满");
  network.answer({ EditedOrder: edited(elsewhere) });
  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(network.sentTo("EditOrder")).toEqual([{ input: { orderId: "5", customerName: "李大满", ...sent } }]);
  expect(screen.queryByText(TOLD)).toBeNull();
});

test("[U37] a form that was closed by mistake comes back without undoing what changed elsewhere meanwhile", async () => {
  const first = openEditDialog({});
  await type(first.user, /详细地址/, "Q 路 2 号");
  await first.user.keyboard("{Escape}");
  first.unmount();
  openEditDialog({ address: "P 路 1 号", remark: "先联系门卫" });
  expect(await screen.findByText(TOLD)).toBeTruthy();
  expect(listed()).toEqual(["P 路 1 号 → Q 路 2 号"]);
  expect((await field(/备注/)).value).toBe("先联系门卫");
});

test("[U37] a failed reading leaves the form open, and nothing is sent without knowing the order", async () => {
  const { user, network, onClose } = openEditDialog({});
  await type(user, /详细地址/, "Q 路 2 号");
  const failed = () => Response.json({ data: { order: null }, errors: [{ message: "no answer" }] });
  network.answer({ EditedOrder: failed });
  await hear();
  await waitFor(() => expect(network.sentTo("EditedOrder")).toHaveLength(2));
  await save(user);
  expect(await screen.findByText("网络异常，请稍后重试")).toBeTruthy();
  expect((await field(/详细地址/)).value).toBe("Q 路 2 号");
  expect([network.sentTo("EditOrder"), onClose.mock.calls]).toEqual([[], []]);
});
