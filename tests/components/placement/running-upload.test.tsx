import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SpeedForm } from "../../../app/routes/placeorder.speedOrder/speed-form";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { fakeUploads, success } from "../../support/components/fake-uploads";
import { GOODS_TYPES, openPlacement } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

const VIDEO = "/files/install.mp4";
const SENDER = { contactName: "李掌柜", contactPhone: "13900139000" };

test.each([
  [
    "下一步",
    <StepOneForm key="form" goodsTypes={GOODS_TYPES} viewer={null} />,
    { at: "/placeorder/stepone" },
    "/placeorder/Steptwo",
  ],
  [
    "提交订单",
    <SpeedForm key="form" goodsTypes={GOODS_TYPES} viewer={null} contacts={null} />,
    { at: "/placeorder/speedOrder", orderType: "TIMELY", draft: SENDER },
    "/placeorder/Orderpayment?orderid=77",
  ],
] as const)(
  "[PLACE-26] %s waits for a video that is being sent, so that it is not lost",
  async (button, form, options, next) => {
    const sent = fakeUploads();
    const { user, stored, address } = openPlacement(form, options);
    const video = new File(["x"], "install.mp4", { type: "video/mp4" });
    fireEvent.change(await screen.findByLabelText(/安装视频/, { selector: "input" }), {
      target: { files: [video] },
    });
    await eventually(() => expect(sent).toHaveLength(1));
    await screen.findAllByText("¥120.00");
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText("文件正在上传，请稍候再继续")).toBeTruthy();
    expect(address()).toBe(options.at);
    sent[0]?.answer(success({ url: VIDEO }));
    await eventually(() => expect(stored()?.items[0]?.videoUrl).toBe(VIDEO));
    await user.click(screen.getByRole("button", { name: button }));
    await eventually(() => expect(address()).toBe(next));
  },
);
