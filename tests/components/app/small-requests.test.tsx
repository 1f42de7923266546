import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useMapTiles } from "../../../app/features/map/use-map-tiles";
import { askServerTime } from "../../../app/lib/clock/server-clock";

afterEach(() => {
  vi.restoreAllMocks();
});

test("[GEN-17] [CONST-37] the questions for the time and for the streets are given up after 1,000,000 ms", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const network = vi.fn(async (_url: string, _init?: RequestInit) => Response.json(null));
  vi.stubGlobal("fetch", network);
  await askServerTime();
  renderHook(() => useMapTiles());
  await waitFor(() => expect(network.mock.calls.map(([url]) => url)).toEqual(["/time", "/map-tiles.json"]));
  expect(timeout.mock.calls).toEqual([[1_000_000], [1_000_000]]);
  expect(network.mock.calls.map(([, init]) => init?.signal)).toEqual(
    timeout.mock.results.map(({ value }) => value),
  );
});
