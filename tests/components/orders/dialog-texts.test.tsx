import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BackDialog } from "../../../app/features/abnormal/back-dialog";
import { ExceptionDialog } from "../../../app/features/abnormal/exception-dialog";
import { HandleDialog } from "../../../app/features/abnormal/handle-dialog";
import { FollowUpForm } from "../../../app/features/follow-ups/follow-up-form";
import { RejectDialog } from "../../../app/features/markups/reject-dialog";
import { EvaluateDialog } from "../../../app/features/order-steps/evaluate-dialog";
import { boundsOf } from "../../../app/features/refunds/calculator";
import { RefundForm } from "../../../app/features/refunds/refund-form";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";

const nothing = () => undefined;
const REFUND = {
  ...{ reason: "", contactName: "苏晚", contactPhone: "13800138000", description: "", imageUrls: [] },
  amounts: { allowance: "", refund: "" },
};
const markup = { id: "3", orderId: "5", amount: 2_000, markupType: "爬楼费", createdBy: "陈师傅" };

test.each([
  ["评价内容", <EvaluateDialog key="1" orderId="5" onClose={nothing} />],
  ["异常描述", <ExceptionDialog key="2" orderId="5" onClose={nothing} />],
  [
    "处理内容",
    <HandleDialog key="3" record={{ id: "9", orderId: "5", awaitsDecision: false }} onClose={nothing} />,
  ],
  [
    "退款说明",
    <RefundForm
      key="4"
      {...{
        orderId: "5",
        refundId: null,
        reasons: [],
        bounds: boundsOf(300, 240),
        initial: REFUND,
      }}
      onDone={nothing}
    />,
  ],
  ["跟进内容", <FollowUpForm key="5" orderId="5" onSaved={nothing} />],
  ["退款说明", <BackDialog key="7" orderId="5" total={300} cap={240} onClose={nothing} />],
  ["拒绝原因", <RejectDialog key="6" request={markup as never} onClose={nothing} />],
])("[CONST-25] %s has 500 characters at most", async (label, part) => {
  graphNetwork({
    Payer: payerAnswer(),
    ExceptionForm: { order: { id: "5", items: [], workerName: null }, dictItems: [] },
    ImpressionTags: { impressionTags: [] },
  });
  const { user } = render(part);
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: new RegExp(label) });
  await user.click(field);
  await user.paste("长".repeat(501));
  expect(field.value).toBe("长".repeat(500));
});
