import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RecipientDialog } from "../../../app/features/placement/customer/recipients/recipient-dialog";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { graphNetwork } from "../../support/components/graph-network";
import { GOODS_TYPES, openPlacement } from "../../support/components/placement-page";
import { render } from "../../support/components/render";

const KNOWN = {
  ...{ id: "9", name: "李掌柜", phone: "13700001234", isPinned: false, isDefault: false },
  ...{ areaCode: "330108", provinceName: "浙江省", cityName: "杭州市", areaName: "滨江区" },
  ...{ address: "江南大道 1 号", hasLift: false, floors: 3 },
};
const EMPTY = {
  ...{ customerName: "", customerPhone: "", areaPath: [], areaNames: [], address: "", hasLift: null },
  floors: "",
};

test("[U16] four digits of a known phone propose the recipient, and picking it fills the form in", async () => {
  const { user, network, stored } = openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, {
    draft: EMPTY,
    answers: { Recipients: { viewer: { recipients: [KNOWN] } } },
  });
  const phone = screen.getByRole("textbox", { name: /客户电话/ });
  await user.type(phone, "137");
  expect(screen.queryByRole("list", { name: "匹配的收货人" })).toBeNull();
  await user.type(phone, "0");
  const proposed = within(await screen.findByRole("list", { name: "匹配的收货人" }));
  expect(network.sentTo("Recipients").at(-1)).toEqual({ phone: "1370" });
  await user.click(proposed.getByRole("button", { name: /李掌柜/ }));
  await waitFor(() =>
    expect(stored()).toMatchObject({
      ...{ customerName: "李掌柜", customerPhone: "13700001234", address: "江南大道 1 号" },
      ...{ areaPath: ["33", "3301", "330108"], hasLift: false, floors: "3" },
    }),
  );
  await waitFor(() => expect(screen.queryByRole("list", { name: "匹配的收货人" })).toBeNull());
  expect(network.sentTo("AreaServed")).toHaveLength(1);
});

test("[U16] a search among the usual recipients finds them as their rows show them, and says how earlier ones are found", async () => {
  const known = { ...KNOWN, phone: "13700001234-1000" };
  graphNetwork({ Recipients: { viewer: { recipients: [known] } } });
  const { user } = render(<RecipientDialog isOpen onOpenChange={() => undefined} onPick={() => undefined} />);
  const field = await screen.findByRole("searchbox", { name: "搜索收货人" });
  expect(await screen.findByRole("button", { name: /^李掌柜 137 0000 1234 转 1000/ })).toBeTruthy();
  await user.type(field, "137 0000 1234 转 1000");
  expect(screen.getByRole("button", { name: /^李掌柜/ })).toBeTruthy();
  await user.clear(field);
  await user.type(field, "张三");
  expect(screen.getByText("没有找到相关收货人")).toBeTruthy();
  expect(screen.getByText("只在置顶和最近的收货人中查找，更早的请在“客户电话”中输入号码")).toBeTruthy();
  expect(screen.queryByText("下过单的收货人会出现在这里")).toBeNull();
});

test("[U16] a customer without recipients is told where they come from", async () => {
  graphNetwork({ Recipients: { viewer: { recipients: [] } } });
  render(<RecipientDialog isOpen onOpenChange={() => undefined} onPick={() => undefined} />);
  expect(await screen.findByText("还没有收货人")).toBeTruthy();
  expect(screen.getByText("下过单的收货人会出现在这里")).toBeTruthy();
});
