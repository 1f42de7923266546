import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { AddGoodsDialog } from "../../../app/features/batch-orders/work/add-goods-dialog";
import { MapColumnsDialog } from "../../../app/features/batch-orders/work/map-columns-dialog";
import { CreateKeyDialog } from "../../../app/features/developer/create-key-dialog";
import { MessageSettingsDialog } from "../../../app/features/messages/message-settings-dialog";
import { BindAlipayDialog } from "../../../app/features/payout-accounts/bind-alipay-dialog";
import { BindCompanyDialog } from "../../../app/features/payout-accounts/bind-company-dialog";
import { AreaWishForm } from "../../../app/features/placement/customer/area-wish/area-wish-form";
import { WebhookDialog } from "../../../app/features/webhooks/webhook-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const PHONE = { phone: "13900139000", maskedPhone: "139****9000" };
const COLUMNS = {
  ...{ id: "7", titles: ["买家", "手机"], mapping: [], mappingName: null },
  preview: [["王小满", "13800138000"]],
} as unknown as Parameters<typeof MapColumnsDialog>[0]["detail"];
const nothing = () => undefined;

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const type = (name: RegExp, text: string) => async (user: UserEvent) => {
  const control = await field(name);
  await user.clear(control);
  await user.type(control, text);
};
const holds = (name: RegExp, text: string) => async () => expect((await field(name)).value).toBe(text);
const tick = (name: RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole("checkbox", { name }));
const isTicked = (name: RegExp, is: boolean) => async () =>
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name })).checked).toBe(is);
const phoneColumn = () =>
  screen.findByRole<HTMLElement & { value: string }>("combobox", { name: /^客户电话/ });
const kind = () => screen.findByRole("button", { name: /商品类别/ });

type Act = (user: UserEvent) => Promise<unknown>;
type Close = { onClose(): void };

const DIALOGS: [string, (props: Close) => JSX.Element, Act, Act][] = [
  [
    "绑定对公账户",
    (props) => <BindCompanyDialog {...PHONE} {...props} holdHours={24} />,
    type(/银行账号/, "6222020200112233445"),
    holds(/银行账号/, "6222020200112233445"),
  ],
  [
    "绑定支付宝",
    (props) => <BindAlipayDialog {...PHONE} {...props} holdHours={24} />,
    type(/支付宝账号/, "mujia@example.com"),
    holds(/支付宝账号/, "mujia@example.com"),
  ],
  [
    "创建密钥",
    (props) => <CreateKeyDialog {...PHONE} {...props} hasTestKeys={false} onMade={nothing} />,
    tick(/查看订单/),
    isTicked(/查看订单/, true),
  ],
  [
    "添加推送地址",
    (props) => <WebhookDialog {...props} webhook={null} onAdded={nothing} />,
    type(/备注/, "仓库系统"),
    holds(/备注/, "仓库系统"),
  ],
  ["消息设置", (props) => <MessageSettingsDialog {...props} />, tick(/^加价/), isTicked(/^加价/, false)],
  [
    "对应表格的列",
    (props) => <MapColumnsDialog {...props} detail={COLUMNS} />,
    async (user) => user.selectOptions(await phoneColumn(), "1"),
    async () => expect((await phoneColumn()).value).toBe("1"),
  ],
  [
    "添加到商品库",
    (props) => (
      <AddGoodsDialog {...props} importId="1" name="飞毯" goodsTypes={[{ id: "101", name: "地毯" }]} />
    ),
    async (user) => {
      await user.click(await kind());
      await user.click(await screen.findByRole("option", { name: "地毯" }));
    },
    async () => expect((await kind()).textContent).toContain("地毯"),
  ],
];

test.each(DIALOGS)("[U37] %s keeps its input when Escape closes it", async (_title, part, act, look) => {
  const messageSettings = { offTopics: [], quietHours: null };
  graphNetwork({ MessageSettings: { viewer: { messageSettings, reminderSettings: null } } });
  const onClose = vi.fn();
  const { user, unmount } = render(part({ onClose }));
  await act(user);
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  await look(render(part({ onClose })).user);
});

test("a code is not kept with the rest of its form", async () => {
  const part = <BindAlipayDialog {...PHONE} holdHours={24} onClose={nothing} />;
  const { user, unmount } = render(part);
  await type(/真实姓名/, "张三")(user);
  await type(/短信验证码/, "123456")(user);
  expect(JSON.stringify(sessionStorage)).not.toContain("123456");
  unmount();
  render(part);
  await holds(/真实姓名/, "张三")();
  await holds(/短信验证码/, "")();
});

test("[U23] [U37] the phone for an area that is not served stays while the address is changed", async () => {
  const part = <AreaWishForm areaCode="542100" goodsTypeId="1" phone="" />;
  const { user, unmount } = render(part);
  await type(/开通后联系我/, "13800138000")(user);
  unmount();
  render(part);
  await holds(/开通后联系我/, "13800138000")();
});

test("message settings that were kept without the reminders do not take the place of stored reminders", async () => {
  const messageSettings = { offTopics: [], quietHours: null };
  const stored = {
    ...{ sms: [], wechat: [], quietHours: null, isSmsOff: true },
    ...{ hasSms: true, hasWechat: false, isWechatBound: false },
  };
  const network = graphNetwork({ MessageSettings: { viewer: { messageSettings, reminderSettings: null } } });
  const part = <MessageSettingsDialog onClose={nothing} />;
  const { user, unmount } = render(part);
  await tick(/^加价/)(user);
  unmount();
  network.answer({ MessageSettings: { viewer: { messageSettings, reminderSettings: stored } } });
  render(part);
  await isTicked(/^退订全部提醒短信/, true)();
});
