import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHandedPictures } from "../../../app/features/phone-upload/use-handed-pictures";
import { graphNetwork } from "../../support/components/graph-network";
import { eventually } from "../../support/eventually";

const came = (...imageUrls: string[]) => ({ __typename: "HandedPictures", imageUrls });
const EVERY_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A dialog with a link; what it was handed, and whether it says that the link is over. */
function openDialog() {
  const network = graphNetwork({ CollectUploads: { answer: came() } });
  const handed: string[] = [];
  const onPicture = (url: string) => void handed.push(url);
  const { result, unmount } = renderHook(() => useHandedPictures("7", onPicture));
  const wait = () => act(async () => void (await vi.advanceTimersByTimeAsync(EVERY_MS)));
  return {
    handed,
    isOver: () => result.current,
    asked: () => network.sentTo("CollectUploads"),
    answer: (answer: object) => network.answer({ CollectUploads: { answer } }),
    lose: () => network.answer({ CollectUploads: new TypeError("Failed to fetch") }),
    wait,
    async close() {
      unmount();
      await eventually(() => expect(network.sentTo("CollectUploads").at(-1)?.isOpen).toBe(false));
    },
  };
}

test("[U22] every picture is handed on once, as it comes", async () => {
  const dialog = openDialog();
  dialog.answer(came("/files/a.jpg"));
  await dialog.wait();
  await dialog.wait();
  dialog.answer(came("/files/a.jpg", "/files/b.jpg"));
  await dialog.wait();
  expect(dialog.handed).toEqual(["/files/a.jpg", "/files/b.jpg"]);
});

test("[U22] closing ends the link, hands on what came last, and asks no more", async () => {
  const dialog = openDialog();
  dialog.answer(came("/files/late.jpg"));
  await dialog.close();
  expect(dialog.asked().at(-1)).toEqual({ linkId: "7", isOpen: false });
  await eventually(() => expect(dialog.handed).toEqual(["/files/late.jpg"]));
  const asked = dialog.asked().length;
  await dialog.wait();
  expect(dialog.asked()).toHaveLength(asked);
});

test("[U22] a link that is over says so, and neither a lost network nor a busy backend ends it", async () => {
  const dialog = openDialog();
  dialog.lose();
  await dialog.wait();
  expect(dialog.isOver()).toBe(false);
  dialog.answer({ __typename: "BusinessError", code: 5003, message: "系统繁忙，请稍后再试" });
  await dialog.wait();
  expect(dialog.isOver()).toBe(false);
  dialog.answer(came("/files/a.jpg"));
  await dialog.wait();
  expect(dialog.handed).toEqual(["/files/a.jpg"]);
  dialog.answer({ __typename: "BusinessError", code: 4004 });
  await dialog.wait();
  expect(dialog.isOver()).toBe(true);
});
