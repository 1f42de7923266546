import { act, create } from "react-test-renderer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHandedPictures } from "../../../app/features/phone-upload/use-handed-pictures";

interface Asked {
  linkId: string;
  isOpen: boolean;
}
const server = vi.hoisted(() => ({
  asked: [] as Asked[],
  answer: (): unknown => ({ __typename: "HandedPictures", imageUrls: [] }),
}));
vi.mock("../../../app/lib/graphql-fetch", () => ({
  executeOperation: async (_document: unknown, asked: Asked) => {
    server.asked.push(asked);
    return { answer: server.answer() };
  },
}));
vi.mock("../../../app/features/phone-upload/phone-upload-queries", () => ({ CollectUploadsDocument: {} }));

const came = (...imageUrls: string[]) => ({ __typename: "HandedPictures", imageUrls });
const EVERY_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  server.asked = [];
  server.answer = () => came();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface DialogProps {
  onPicture(url: string): void;
  onShown(isOver: boolean): void;
}

function Dialog({ onPicture, onShown }: DialogProps) {
  onShown(useHandedPictures("7", onPicture));
  return null;
}

/** A dialog with a link; what it was handed, and whether it says that the link is over. */
async function openDialog() {
  const handed: string[] = [];
  let isOver = false;
  const dialog = (
    <Dialog
      onPicture={(url) => void handed.push(url)}
      onShown={(shown) => {
        isOver = shown;
      }}
    />
  );
  let page: ReturnType<typeof create> | undefined;
  await act(async () => {
    page = create(dialog);
  });
  return {
    handed,
    isOver: () => isOver,
    wait: () =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(EVERY_MS);
      }),
    close: () => act(async () => page?.unmount()),
  };
}

test("[U22] every picture is handed on once, as it comes", async () => {
  const dialog = await openDialog();
  server.answer = () => came("/files/a.jpg");
  await dialog.wait();
  await dialog.wait();
  server.answer = () => came("/files/a.jpg", "/files/b.jpg");
  await dialog.wait();
  expect(dialog.handed).toEqual(["/files/a.jpg", "/files/b.jpg"]);
});

test("[U22] closing ends the link, hands on what came last, and asks no more", async () => {
  const dialog = await openDialog();
  server.answer = () => came("/files/late.jpg");
  await dialog.close();
  expect(server.asked.at(-1)).toEqual({ linkId: "7", isOpen: false });
  expect(dialog.handed).toEqual(["/files/late.jpg"]);
  const asked = server.asked.length;
  await dialog.wait();
  expect(server.asked).toHaveLength(asked);
});

test("[U22] a link that is over says so, and a lost network does not end it", async () => {
  const dialog = await openDialog();
  server.answer = () => {
    throw new TypeError("Failed to fetch");
  };
  await dialog.wait();
  expect(dialog.isOver()).toBe(false);
  server.answer = () => came("/files/a.jpg");
  await dialog.wait();
  expect(dialog.handed).toEqual(["/files/a.jpg"]);
  server.answer = () => ({ __typename: "BusinessError", code: 4004 });
  await dialog.wait();
  expect(dialog.isOver()).toBe(true);
});
