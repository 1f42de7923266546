import { act, screen, within } from "@testing-library/react";
import { useEffect } from "react";
import { expect, test } from "vitest";
import { AreaServedDocument } from "../../../app/features/placement/customer/area-queries";
import { CustomerSection } from "../../../app/features/placement/customer/customer-section";
import { OrderDraftProvider, useOrderDraft } from "../../../app/features/placement/draft/draft-context";
import { LoginPromptProvider } from "../../../app/features/placement/page/login-prompt";
import { ask } from "../../../app/lib/graphql/ask";
import { chooseCity } from "../../support/components/choose-city";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

const AREA = { areaPath: ["54", "5401", "540102"], areaNames: ["西藏自治区", "拉萨市", "城关区"] };
const TREE = [
  {
    code: "54",
    name: "西藏自治区",
    children: [{ code: "5401", name: "拉萨市", children: [{ code: "540102", name: "城关区" }] }],
  },
];

/** Chooses the area as the cascader does. */
function Chosen() {
  const { update } = useOrderDraft();
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once
  useEffect(() => update({ goodsTypeId: "1", ...AREA }), []);
  return null;
}

function open(isServed: boolean, takesAreaWishes = true, AreaTips: object = { areaTips: null }) {
  const network = graphNetwork(
    {
      AreaServed: { areaServed: isServed, takesAreaWishes },
      AreaTips,
      AddAreaWish: { answer: { __typename: "AreaWishAdded" } },
    },
    { "/areas.json": () => Response.json(TREE) },
  );
  const page = render(
    <OrderDraftProvider>
      <LoginPromptProvider isSignedIn={false}>
        <CustomerSection issues={[]} />
        <Chosen />
      </LoginPromptProvider>
    </OrderDraftProvider>,
  );
  return { ...page, network };
}

test("[ERR-04] [PLACE-23] [API-019] [GEN-12] an area that is not served is said in an alert, which takes the place of a toast, and cleared", async () => {
  const { network } = open(false);
  const alert = await screen.findByRole("alertdialog");
  expect(alert.textContent).toContain("该区域暂未开通服务，无法下单");
  expect(network.sentTo("AreaServed")).toEqual([{ goodsTypeId: "1", areaCode: "540102" }]);
  expect(screen.queryByText(/城关区/)).toBeNull();
  expect(screen.getByText("请选择省、市、区")).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: "关闭提示", hidden: true })).toEqual([]);
});

test.each([
  ["takes", true, 1],
  ["does not take", false, 0],
] as const)("[U23] a phone is asked for where the platform %s it", async (_, takesAreaWishes, count) => {
  open(false, takesAreaWishes);
  const alert = within(await screen.findByRole("alertdialog"));
  // The form comes a moment later.
  if (takesAreaWishes) await alert.findByLabelText("开通后联系我");
  expect(alert.queryAllByLabelText("开通后联系我")).toHaveLength(count);
});

test("[PLACE-23] [ERR-04] one that is served stays", async () => {
  open(true);
  expect(await screen.findByText(/城关区/)).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("[PLACE-23] [API-019] an area that is chosen again is asked about again, and stays once it is served", async () => {
  const { user, network } = open(false, false);
  const alert = within(await screen.findByRole("alertdialog"));
  await user.click(alert.getByRole("button", { name: "知道了" }));
  await eventually(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  network.answer({ AreaServed: { areaServed: true, takesAreaWishes: false } });
  await chooseCity(user, AREA.areaNames);
  const asked = { goodsTypeId: "1", areaCode: "540102" };
  await eventually(() => expect(network.sentTo("AreaServed")).toEqual([asked, asked]));
  // Another answer, which comes after it.
  await act(() => ask(AreaServedDocument, { ...asked, areaCode: "54" }));
  expect(screen.getByText(/城关区/)).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("[PLACE-24] [GEN-12] [API-015] tips that cannot be loaded are missing without a word", async () => {
  const refused = { message: "操作太频繁，请稍后再试", extensions: { code: 4029 } };
  const { network } = open(true, true, Response.json({ data: null, errors: [refused] }));
  await eventually(() => expect(network.sentTo("AreaTips")).toEqual([{ areaCode: "540102" }]));
  // Another answer, which comes after it.
  await act(() => ask(AreaServedDocument, { goodsTypeId: "1", areaCode: "540102" }));
  expect(within(screen.getByRole("alert")).queryAllByRole("paragraph")).toEqual([]);
  expect(screen.queryByText(/失败|异常|重试/)).toBeNull();
});

test("[AUTH-03] [U23] [ERR-15] the phone to be called at one day is checked in the words of a form", async () => {
  const { user, network } = open(false);
  const alert = within(await screen.findByRole("alertdialog"));
  await user.type(await alert.findByLabelText("开通后联系我"), "10812345678");
  await user.click(alert.getByRole("button", { name: "提交" }));
  expect(await alert.findByText("请输入合法手机号")).toBeTruthy();
  expect(network.sentTo("AddAreaWish")).toEqual([]);
});
