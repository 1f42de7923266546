import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import FeedbackSuccess from "../../../app/routes/user.feedback.success/route";
import { render } from "../../support/components/render";

afterEach(() => {
  vi.useRealTimers();
});

test("[FEED-07] [CONST-41] [ERR-19] [FEED-01] thanks, and its button leads back to the list after one second", async () => {
  vi.useFakeTimers();
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const { address } = render(<FeedbackSuccess />, { at: "/user/feedback/success" });
  expect(screen.getByRole("heading").textContent).toBe("提交成功，感谢您的反馈");
  fireEvent.click(screen.getByRole("button", { name: "关闭" }));
  await wait(999);
  expect(address()).toBe("/user/feedback/success");
  await wait(1);
  expect(address()).toBe("/user/feedback");
});
