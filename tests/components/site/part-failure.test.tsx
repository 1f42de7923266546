import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PartFailure } from "../../../app/features/site/load-failure";
import { render } from "../../support/components/render";

afterEach(() => {
  vi.restoreAllMocks();
});

const tenSeconds = () => act(() => vi.advanceTimersByTimeAsync(10_000));

test("[U51] a part that failed is asked for again by itself, and not while the network is away", async () => {
  vi.useFakeTimers();
  const { reloads } = render(<PartFailure what="余额" />, { data: {} });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText("余额加载失败")).toBeTruthy();
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await tenSeconds();
  expect(reloads()).toBe(0);
  network.mockReturnValue(true);
  await tenSeconds();
  expect(reloads()).toBe(1);
});
