import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { MarkupPayDialog } from "../../../app/features/markups/markup-pay-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const nothing = () => undefined;
const dialog = (
  <MarkupPayDialog
    title="加价"
    orderId="5"
    amount={2_000}
    isRequest={false}
    choose={() => null}
    send={() => Promise.reject(new Error("nothing is sent here"))}
    onPaid={nothing}
    onClose={nothing}
  >
    {(payWays) => payWays}
  </MarkupPayDialog>
);

describe("the pay way of a markup", () => {
  test.each([
    [["ALIPAY", "WECHAT", "WALLET"], "WALLET"],
    [["WALLET", "ALIPAY"], "WALLET"],
    [["WECHAT", "ALIPAY"], "WECHAT"],
  ])(
    "[PAY-04] [CONST-35] is the wallet wherever it stands in the answer: of %j it is %s",
    async (payWays, chosen) => {
      const customer = { hasPayPassword: true, maskedPhone: "138****8000", phone: "13800138000" };
      graphNetwork({
        Payer: { payWays, viewer: { wallet: { balance: 100_000 }, customer, smallPayment: null } },
      });
      render(dialog);
      const radios = await screen.findAllByRole<HTMLInputElement>("radio");
      expect(radios.map(({ value }) => value)).toEqual(payWays);
      expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([chosen]);
    },
  );
});
