import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FilterDrawer } from "../../../app/features/order-list/filter/filter-drawer";
import { HOUR } from "../../../schema/rules/time";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

afterEach(() => void vi.useRealTimers());

test("[LIST-20] [CONST-34] 近一周 on a page from yesterday ends today", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const made = "2026-11-22T17:00:00+08:00";
  const areas = { provinces: [], cities: [], districts: [] };
  const options = { statuses: [], goodsTypes: [], own: null, areas };
  const drawer = <FilterDrawer filter={{}} options={options} serverNow={made} onClose={() => undefined} />;
  const { address } = render(drawer, { at: "/user/order" });
  const week = () => screen.getByRole("button", { name: "近一周", hidden: true });
  await eventually(week);
  act(() => void vi.advanceTimersByTime(16 * HOUR));
  fireEvent.click(week());
  await eventually(() => expect(address()).toBe("/user/order?startTime=2026-11-17&endTime=2026-11-23"));
});
