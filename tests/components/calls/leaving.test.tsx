import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { CallDesk } from "../../../app/features/calls/call-desk";
import { giveMicrophone, INCOMING, network, show } from "./shown-call";

function ring() {
  giveMicrophone();
  const sent = network();
  return { ...show(<CallDesk desk={{ call: INCOMING, updates: [] }} onDone={vi.fn()} />), sent };
}

/** Whether the browser would ask before it leaves the page. */
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("[R39] a page that is left", () => {
  test("while a call only rings asks nothing and says nothing: it rings again in the next page", async () => {
    const { rerender } = ring();
    await screen.findByRole("button", { name: "接听" });
    expect(asks()).toBe(false);
    rerender(<p>另一页</p>);
    await screen.findByText("另一页");
    expect(screen.queryByText("通话已结束")).toBeNull();
  });

  test("[ERR-20] during a call asks first, and says afterwards that the call has ended", async () => {
    const { user, rerender, sent } = ring();
    await user.click(await screen.findByRole("button", { name: "接听" }));
    await waitFor(() => expect(sent.sentTo("AnswerCall")).toHaveLength(1));
    expect(asks()).toBe(true);
    rerender(<p>另一页</p>);
    expect(await screen.findByText("通话已结束")).toBeTruthy();
    await waitFor(() => expect(sent.sentTo("EndCall")).toHaveLength(1));
    expect(asks()).toBe(false);
  });
});
