import { useNavigate, useRevalidator } from "@remix-run/react";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { OfflineLine } from "../../../../app/features/site/offline-line";
import { type Change, EVERYTHING } from "../../../../app/lib/graphql/changes";
import { pageClient } from "../../../../app/lib/graphql/page-client";
import { useReloadOn } from "../../../../app/lib/graphql/use-reload-on";
import { graphNetwork } from "../../../support/components/graph-network";
import { render } from "../../../support/components/render";

const ORDER: Change = { changed: ["Order", "Order:7"], isOwn: false };
const happen = (...changes: Change[]) =>
  act(async () => {
    for (const change of changes) pageClient().announce(change);
  });

function State() {
  return <p>{useRevalidator().state}</p>;
}

/** Changes an order, as the last thing before the page is left. */
function Leaving() {
  const navigate = useNavigate();
  // As a dialog does whose mutation has been answered.
  const leave = async () => {
    await null;
    pageClient().announce({ ...ORDER, isOwn: true });
    navigate("/user/order");
  };
  return (
    <button type="button" onClick={() => void leave()}>
      去
    </button>
  );
}

/** Follows what is done on the page alone. */
function Own() {
  useReloadOn(["Order"], ({ isOwn }) => isOwn);
  return null;
}

/** A page whose loader shows this. */
const open = (part = <State />, about: Parameters<typeof useReloadOn>[0] = ["Order"]) =>
  render(part, { about });

test("a page is loaded again when something that it shows has changed, and only then", async () => {
  const { reloads } = open();
  await happen({ changed: ["Message"], isOwn: false });
  expect(reloads()).toBe(0);
  await happen(ORDER);
  await waitFor(() => expect(reloads()).toBe(1));
});

test("changes that come together load the page once", async () => {
  const { reloads } = open();
  await happen(ORDER, { ...ORDER, isOwn: true }, ORDER);
  expect(await screen.findByText("idle")).toBeTruthy();
  expect(reloads()).toBe(1);
});

test("a change that comes while the page is loading loads it once more afterwards", async () => {
  const answers: (() => void)[] = [];
  const data = () => new Promise<null>((resolve) => answers.push(() => resolve(null)));
  const { reloads } = render(<State />, { about: ["Order"], load: data });
  await happen(ORDER);
  expect(screen.getByText("loading")).toBeTruthy();
  await happen(ORDER, ORDER);
  expect(reloads()).toBe(1);
  await act(async () => answers[0]?.());
  await waitFor(() => expect(reloads()).toBe(2));
  await act(async () => answers[1]?.());
  expect(await screen.findByText("idle")).toBeTruthy();
  expect(reloads()).toBe(2);
});

test("a page that is left for another one is not loaded again on the way", async () => {
  const { user, address, reloads } = open(<Leaving />);
  await user.click(screen.getByRole("button", { name: "去" }));
  await waitFor(() => expect(address()).toBe("/user/order"));
  expect(reloads()).toBe(0);
});

test("[R9] when anything may have changed, as after a week without the line, the page is loaded once", async () => {
  const { reloads } = open();
  await happen({ changed: [EVERYTHING], isOwn: false });
  await waitFor(() => expect(reloads()).toBe(1));
  expect(await screen.findByText("idle")).toBeTruthy();
  expect(reloads()).toBe(1);
});

test("a page that follows what is done on it alone leaves the other changes out", async () => {
  const { reloads } = open(<Own />, ["Bill"]);
  await happen(ORDER);
  expect(reloads()).toBe(0);
  await happen({ ...ORDER, isOwn: true });
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[U37] a change that may not have happened loads nothing, and asks for nothing", async () => {
  graphNetwork();
  const { reloads } = open();
  await happen({ ...ORDER, isOwn: true, isDoubtful: true });
  expect(screen.getByText("idle")).toBeTruthy();
  expect(reloads()).toBe(0);
  await happen({ ...ORDER, isOwn: true });
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[U51] a change that comes without network loads the page once, when the site answers again", async () => {
  graphNetwork({}, { "/favicon.svg": () => new Response(null) });
  const { reloads } = open(
    <>
      <OfflineLine />
      <State />
    </>,
  );
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  await happen({ ...ORDER, isOwn: true });
  expect(screen.getByText("idle")).toBeTruthy();
  expect(reloads()).toBe(0);
  onLine.mockRestore();
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(reloads()).toBe(1));
  expect(await screen.findByText("idle")).toBeTruthy();
  expect(reloads()).toBe(1);
});
