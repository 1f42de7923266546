import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ExceptionDialog } from "../../../app/features/abnormal/exception-dialog";
import { HandleDialog } from "../../../app/features/abnormal/handle-dialog";
import { ComplaintDialog } from "../../../app/features/complaints/complaint-dialog";
import { FeedbackForm } from "../../../app/features/feedback/feedback-form";
import { FollowUpForm } from "../../../app/features/follow-ups/follow-up-form";
import { EvaluateDialog } from "../../../app/features/order-steps/evaluate-dialog";
import { ArbitrationDialog } from "../../../app/features/refunds/arbitration-dialog";
import { boundsOf } from "../../../app/features/refunds/calculator";
import { RefundForm } from "../../../app/features/refunds/refund-form";
import { fakeUploads, success } from "../../support/components/fake-uploads";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";

afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;
const COMPLAINABLE = {
  ...{ orderNo: "26112015603984", statusName: "待预约", goodsTypeName: "柜类", serviceTypeName: "安装" },
  ...{ customerName: "苏晚", hasWorkerToBlame: true, openObjects: [] },
};
const ANSWERS = {
  Payer: payerAnswer(),
  ComplainableOrders: { viewer: { complainableOrders: [COMPLAINABLE] } },
  ExceptionForm: {
    order: { id: "5", items: [], workerName: null },
    dictItems: [{ text: "货物破损", value: "货物破损" }],
  },
  ImpressionTags: { impressionTags: [] },
};

const COMPLAINT = {
  dialog: <ComplaintDialog orderId="5" onClose={nothing} />,
  choice: null,
  words: "投诉内容",
  label: "投诉图片",
  button: "提交投诉",
};

const HANDLING = {
  dialog: <HandleDialog record={{ id: "9", orderId: "5", awaitsDecision: false }} onClose={nothing} />,
  choice: "跟进中",
  words: "处理内容",
  label: "处理图片",
  button: "提交",
};

const EXCEPTION = {
  dialog: <ExceptionDialog orderId="5" onClose={nothing} />,
  choice: "货物破损",
  words: "异常描述",
  label: "异常图片",
  button: "提交",
};

const RATING = {
  dialog: <EvaluateDialog orderId="5" onClose={nothing} />,
  choice: null,
  words: "评价内容",
  label: "评价图片",
  button: "提交评价",
};

const ARBITRATION = {
  dialog: (
    <ArbitrationDialog
      refund={{
        ...{ id: "9", orderId: "5", totalAmount: 30_000, maxAllowance: 24_000 },
        ...{ allowance: 2000, description: "", imageUrls: [] },
      }}
      onClose={nothing}
    />
  ),
  choice: null,
  words: "仲裁内容",
  label: "仲裁图片",
  button: "提交仲裁",
};

const REFUND = {
  dialog: (
    <RefundForm
      orderId="5"
      refundId={null}
      reasons={["其他原因"]}
      bounds={boundsOf(30_000, 24_000)}
      initial={{
        ...{ reason: "其他原因", contactName: "苏晚", contactPhone: "13800138000", description: "" },
        ...{ amounts: { allowance: "20.00", refund: "280.00" }, imageUrls: [] },
      }}
      onDone={nothing}
    />
  ),
  choice: null,
  words: "退款说明",
  label: "凭证图片",
  button: "提交申请",
};

const NOTE = {
  dialog: <FollowUpForm orderId="5" onSaved={nothing} />,
  choice: null,
  words: "跟进内容",
  label: "跟进图片",
  button: "添加跟进",
};

const FEEDBACK = { dialog: <FeedbackForm onDone={nothing} />, label: "图片" };

test.each([
  ["COMP-03", "FileComplaint", COMPLAINT],
  ["COMP-06", "FileComplaint", COMPLAINT],
  ["COMP-09", "FileComplaint", COMPLAINT],
  ["API-060", "FileComplaint", COMPLAINT],
  ["API-021", "FileComplaint", COMPLAINT],
  ["ENT-28", "FileComplaint", COMPLAINT],
  ["ABN-11", "HandleAbnormal", HANDLING],
  ["ABN-17", "HandleAbnormal", HANDLING],
  ["API-064", "HandleAbnormal", HANDLING],
  ["API-021", "HandleAbnormal", HANDLING],
  ["ENT-16", "HandleAbnormal", HANDLING],
  ["ABN-19", "ReportException", EXCEPTION],
  ["ABN-23", "ReportException", EXCEPTION],
  ["API-065", "ReportException", EXCEPTION],
  ["API-021", "ReportException", EXCEPTION],
  ["ENT-18", "ReportException", EXCEPTION],
  ["ACC-14", "EvaluateOrder", RATING],
  ["ACC-17", "EvaluateOrder", RATING],
  ["API-037", "EvaluateOrder", RATING],
  ["API-021", "EvaluateOrder", RATING],
  ["ENT-15", "EvaluateOrder", RATING],
  ["ARB-06", "RequestArbitration", ARBITRATION],
  ["API-058", "RequestArbitration", ARBITRATION],
  ["API-021", "RequestArbitration", ARBITRATION],
  ["REFUND-12", "RequestRefund", REFUND],
  ["REFUND-14", "RequestRefund", REFUND],
  ["FOLLOW-02", "AddFollowUp", NOTE],
  ["FOLLOW-03", "AddFollowUp", NOTE],
  ["API-048", "AddFollowUp", NOTE],
  ["API-021", "AddFollowUp", NOTE],
  ["ENT-21", "AddFollowUp", NOTE],
] as const)(
  "[%s] %s carries the words and the pictures that were chosen, in their order",
  async (_id, mutation, { dialog, choice, words, label, button }) => {
    const uploads = fakeUploads(({ form }) => success({ url: `/files/${form.file}` }));
    const network = graphNetwork({ ...ANSWERS, [mutation]: { answer: { __typename: "Done" } } });
    const { user } = render(dialog);
    await user.type(await screen.findByRole("textbox", { name: new RegExp(words) }), "桌腿断了");
    if (choice) await user.click(screen.getByRole("radio", { name: choice }));
    const files = ["a.png", "b.png"].map((name) => new File(["x"], name, { type: "image/png" }));
    fireEvent.change(screen.getByLabelText(new RegExp(label), { selector: "input" }), { target: { files } });
    expect(await screen.findByText("2 / 8")).toBeTruthy();
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(new Set(uploads.map(({ address }) => address))).toEqual(new Set(["/common/common/upload_file"]));
    await user.click(await screen.findByRole("button", { name: button }));
    await waitFor(() => expect(network.sentTo(mutation)).toHaveLength(1));
    expect(network.sentTo(mutation)).toMatchObject([
      { input: { imageUrls: ["/files/a.png", "/files/b.png"] } },
    ]);
    expect(Object.values(Object(network.sentTo(mutation)[0]).input)).toContain("桌腿断了");
  },
);

test.each([
  ["COMP-06", "a complaint", COMPLAINT],
  ["ABN-17", "what was done about an exception", HANDLING],
  ["ABN-23", "an exception", EXCEPTION],
  ["ACC-14", "an evaluation", RATING],
  ["ARB-04", "an arbitration", ARBITRATION],
  ["REFUND-12", "a refund", REFUND],
  ["FOLLOW-02", "a note", NOTE],
  ["FEED-02", "a feedback", FEEDBACK],
] as const)(
  "[%s] [UPL-03] [CONST-24] of nine pictures %s takes eight",
  async (_id, _what, { dialog, label }) => {
    const uploads = fakeUploads(({ form }) => success({ url: `/files/${form.file}` }));
    graphNetwork(ANSWERS);
    render(dialog);
    const files = Array.from(
      { length: 9 },
      (_, index) => new File(["x"], `${index}.png`, { type: "image/png" }),
    );
    fireEvent.change(await screen.findByLabelText(new RegExp(label), { selector: "input" }), {
      target: { files },
    });
    expect(await screen.findByText("8 / 8")).toBeTruthy();
    expect(screen.getByText("最多上传8张图片，其余1张没有添加")).toBeTruthy();
    expect(uploads.map(({ form }) => form.file)).toEqual(files.slice(0, 8).map(({ name }) => name));
  },
);

test("[ERR-01] [GEN-12] a picture that the platform refuses is named, with the platform's words, which are also a toast", async () => {
  fakeUploads(({ form }) =>
    form.file === "a.png"
      ? { code: 4029, message: "操作过于频繁，请稍后再试", data: null }
      : success({ url: `/files/${form.file}` }),
  );
  graphNetwork(ANSWERS);
  render(FEEDBACK.dialog);
  const files = ["a.png", "b.png"].map((name) => new File(["x"], name, { type: "image/png" }));
  fireEvent.change(await screen.findByLabelText(/图片/, { selector: "input" }), { target: { files } });
  expect(await screen.findByText("a.png：操作过于频繁，请稍后再试")).toBeTruthy();
  expect(screen.getByText("操作过于频繁，请稍后再试")).toBeTruthy();
  expect(await screen.findByText("1 / 8")).toBeTruthy();
});
