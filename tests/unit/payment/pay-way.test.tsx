import type { ComponentType } from "react";
import { describe, expect, test, vi } from "vitest";
import { MarkupPayDialog } from "../../../app/features/markups/markup-pay-dialog";
import { renderOnePage } from "../../support/one-page-app";
import { graph } from "../../support/open-dialogs";
import { withGraphql } from "../../support/with-graphql";

vi.mock("../../../app/ui/dialog", async () => ({
  Dialog: (await import("../../support/open-dialogs")).Dialog,
}));
vi.mock("../../../app/lib/graphql/use-read", async () => ({
  useRead: (await import("../../support/open-dialogs")).useRead,
}));

const nothing = () => undefined;
const dialog = () => (
  <MarkupPayDialog
    title="加价"
    amount={2_000}
    isRequest={false}
    choose={() => null}
    send={() => Promise.reject(new Error("nothing is sent here"))}
    onPaid={nothing}
    onRefused={nothing}
    onClose={nothing}
  >
    {(payWays) => payWays}
  </MarkupPayDialog>
);

async function chosenIn(Shown: ComponentType): Promise<unknown[]> {
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  const html = await (await renderOnePage({ default: withGraphql(Shown) }, { context })).text();
  return [...html.matchAll(/<input(?=[^>]*type="radio")(?=[^>]*checked)[^>]*value="(\w+)"/g)].map(
    ([, value]) => value,
  );
}

describe("the pay way of a markup", () => {
  test.each([
    [["ALIPAY", "WECHAT", "WALLET"], "WALLET"],
    [["WALLET", "ALIPAY"], "WALLET"],
    [["WECHAT", "ALIPAY"], "WECHAT"],
  ])("[PAY-04] is the wallet wherever it stands in the answer: of %j it is %s", async (payWays, chosen) => {
    const viewer = { wallet: { balance: 100_000, withdrawing: 0 }, customer: { hasPayPassword: true } };
    graph.answer = { viewer, payWays };
    expect(await chosenIn(dialog)).toEqual([chosen]);
  });
});
