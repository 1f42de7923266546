import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import SmsPage from "../../../app/routes/sms.$token/route";
import { render } from "../../support/components/render";

test("the page of a phone without SMS promises the settings only to the holder of an account", async () => {
  render(<SmsPage />, {
    at: "/sms/token",
    data: { subscription: { phone: "136****0001", isOff: true } },
  });
  expect(await screen.findByRole("heading", { name: "已退订" })).toBeTruthy();
  expect(screen.getByText(/如有本站账户，登录后可在消息设置中重新开启/)).toBeTruthy();
});
