import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fieldId } from "../../../app/features/placement/checks/field-id";
import { noteServerTime } from "../../../app/lib/clock/server-clock";
import { StepTwoForm } from "../../../app/routes/placeorder.Steptwo/step-two-form";
import { Code } from "../../../schema/rules/codes";
import { addDays, DAY, dayOf, formatIso } from "../../../schema/rules/time";
import { openPlacement, priceOf } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

const CONTACT = { contactName: "李掌柜", contactPhone: "13900139000" };
const LATE = "期望上门时间须晚于当前时间";
const submit = () => screen.getByRole("button", { name: "提交订单" });
const error = () => document.getElementById(`${fieldId("expectedAt")}-error`)?.textContent;

/**
 * Step two with a wished time that is so many days from now by the visitor's clock, which is `slow` behind the
 * site's, both ms. Each test is later than the one before: the page's idea of the time only goes forward.
 */
async function open(wished: number, slow: number, answer: object = {}) {
  const time = Date.now() + slow;
  const page = openPlacement(<StepTwoForm sender={null} />, {
    draft: { ...CONTACT, expectedAt: formatIso(Date.now() + wished) },
    at: "/placeorder/Steptwo",
    time: new Date(time).toISOString(),
    answers: { CreateOrder: { answer } },
  });
  await screen.findAllByText("¥120.00");
  return { ...page, today: dayOf(time) };
}

test("[R20] the days of the visit are those of the server's clock, and a visit in its past is not wished", async () => {
  const { user, network, today } = await open(DAY, 2 * DAY);
  const day = screen.getByLabelText<HTMLInputElement>(/期望上门日期/);
  await eventually(() => expect([day.min, day.max]).toEqual([today, addDays(today, 59)]));
  await user.click(submit());
  expect(error()).toBe(LATE);
  expect(network.sentTo("CreateOrder")).toEqual([]);
});

test("a visit whose time passes while a new price is looked at is not ordered", async () => {
  const changed = { __typename: "BusinessError", code: Code.PRICE_CHANGED, message: "价格已更新" };
  const { user, network } = await open(4 * DAY, 3 * DAY, changed);
  network.answer({ PriceQuote: priceOf(9_000, 13_000) });
  await user.click(submit());
  await screen.findByRole("dialog", { name: "价格已变动" });
  noteServerTime(new Date(Date.now() + 5 * DAY).toISOString());
  await user.click(screen.getByRole("button", { name: "按新价格提交" }));
  await eventually(() => expect(error()).toBe(LATE));
  expect(network.sentTo("CreateOrder")).toHaveLength(1);
});

test("[ERR-01] a visit that the server refuses, because its time has passed on the way, is told at its field", async () => {
  const late = { __typename: "BusinessError", code: 4000, message: LATE, field: "expectedAt" };
  const { user, network } = await open(7 * DAY, 6 * DAY);
  const refuse = () => {
    noteServerTime(new Date(Date.now() + 8 * DAY).toISOString());
    return { answer: late };
  };
  network.answer({ CreateOrder: refuse });
  await user.click(submit());
  await eventually(() => expect(error()).toBe(LATE));
});
