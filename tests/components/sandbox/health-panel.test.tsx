import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { HealthPanel } from "../../../app/features/sandbox/health-panel";
import { render } from "../../support/components/render";

const outbox = { pending: 0, oldestAgeMs: null };
const AT = "2026-11-26 11:30:00";

test("the books are called balanced once a check has ended, with its time", () => {
  render(<HealthPanel health={{ outbox, violations: [], checks: { lastSliceTime: AT } }} />);
  expect(screen.getByText("全部平衡")).toBeTruthy();
  expect(screen.getByText(`最近核对：${AT}`)).toBeTruthy();
});

test("before the first check they are not", () => {
  render(<HealthPanel health={{ outbox, violations: [], checks: { lastSliceTime: null } }} />);
  expect(screen.queryByText("全部平衡")).toBeNull();
  expect(screen.getByText("尚未核对")).toBeTruthy();
});

test("violations are counted and listed", () => {
  const violations = [{ rule: "every event is sealed", subject: "5001" }];
  render(<HealthPanel health={{ outbox, violations, checks: { lastSliceTime: AT } }} />);
  expect(screen.getByText("1 处不一致")).toBeTruthy();
  expect(screen.getByText("every event is sealed")).toBeTruthy();
});
