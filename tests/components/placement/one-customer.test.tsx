import { cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { EVERYTHING } from "../../../app/features/customer-area/offers";
import { DRAFT_KEYS } from "../../../app/features/placement/draft/draft-store";
import { isOwnPage } from "../../../app/lib/session/use-one-customer";
import PlacementLayout from "../../../app/routes/placeorder";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { FakeSocket } from "../../unit/realtime/fake-socket";

const reload = vi.fn<() => void>();
beforeEach(() => {
  graphNetwork();
  reload.mockClear();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor(url: URL) {
        super(url.href);
      }
    },
  );
});

/** Opens the order form in place of the page before, for a customer, or for one whose profile cannot be read. */
async function open(id: string | null) {
  cleanup();
  const viewer = { customer: id === null ? null : { id }, offers: EVERYTHING };
  render(<PlacementLayout />, { data: { isSignedIn: true, viewer } });
  await screen.findByText("个人中心");
}
const draft = () => localStorage.getItem(DRAFT_KEYS.GENERAL);

test("[S39] the order form keeps the draft of its customer, and none of the one before, whose words it does not save", async () => {
  await open(null);
  expect(isOwnPage()).toBe(false);
  await open("7");
  localStorage.setItem(DRAFT_KEYS.GENERAL, "draft");
  await open("7");
  expect([draft(), isOwnPage(), reload.mock.calls.length]).toEqual(["draft", true, 0]);
  await open("8");
  expect([draft(), isOwnPage(), reload.mock.calls.length]).toEqual([null, false, 1]);
  // The page has not gone yet.
  await open("8");
  expect(isOwnPage()).toBe(false);
});
