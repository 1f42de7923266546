import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BulkAcceptDialog } from "../../../app/features/order-list/selection/bulk-accept-dialog";
import { orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { finishedOrder, photosOf } from "../../support/components/batch-answers";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const dialog = <BulkAcceptDialog orders={[finishedOrder("1")] as never} onClose={() => undefined} />;
const pass = () => screen.getByRole<HTMLButtonElement>("button", { name: "验收通过" });

/** The dialog with the photos of an order, which the master then takes again: they come when `arrive` is called. */
async function open() {
  const network = graphNetwork({ BulkAcceptPhotos: photosOf });
  const page = render(dialog);
  expect(await screen.findByText("第 1 单完工")).toBeTruthy();
  const { order } = photosOf({ id: "1" });
  const completion = { content: "重新安装", imageUrls: ["/files/2.png"] };
  const again = { order: { ...order, service: { ...order.service, completion } } };
  let arrive: () => void = () => undefined;
  const answer = new Promise<object>((resolve) => {
    arrive = () => resolve(again);
  });
  const later = () => answer;
  network.answer({ BulkAcceptPhotos: later });
  return { ...page, network, arrive: () => act(async () => arrive()) };
}

test("[ACC-02] [ACC-05] opened a second time, it does not show the photos of the first time, and nothing is accepted by them", async () => {
  const { network, rerender, arrive } = await open();
  rerender(<p>closed</p>);
  await screen.findByText("closed");
  rerender(dialog);
  await waitFor(() => expect(network.sentTo("BulkAcceptPhotos")).toHaveLength(2));
  expect(screen.queryByText("第 1 单完工")).toBeNull();
  expect(pass().disabled).toBe(true);
  await arrive();
  expect(await screen.findByText("重新安装")).toBeTruthy();
  expect(pass().disabled).toBe(false);
});

test("[ACC-02] [ACC-05] photos that are taken again while it is open take the place of the shown ones before it is accepted", async () => {
  const { network, arrive } = await open();
  await act(async () => pageClient().announce({ changed: orderTags("1"), isOwn: false }));
  await waitFor(() => expect(network.sentTo("BulkAcceptPhotos")).toHaveLength(2));
  expect(pass().disabled).toBe(true);
  await arrive();
  expect(await screen.findByText("重新安装")).toBeTruthy();
  expect(screen.queryByText("第 1 单完工")).toBeNull();
  expect(pass().disabled).toBe(false);
});
