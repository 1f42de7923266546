import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DraftConflict } from "../../../app/features/placement/draft/draft-conflict";
import { DraftStatus } from "../../../app/features/placement/draft/draft-status";
import { openPlacement } from "../../support/components/placement-page";

test("[U37] signing out in another window is no change to choose from: the form keeps its words, also on the way to signing in", async () => {
  const page = openPlacement(
    <>
      <DraftStatus />
      <DraftConflict />
    </>,
    { draft: { customerName: "半填王" } },
  );
  await screen.findByText("已自动保存在本机");
  act(() => localStorage.clear());
  // As browsers tell the other windows of it: without a key.
  fireEvent(window, new StorageEvent("storage", { key: null }));

  expect(screen.getByText("尚未保存，请勿关闭本页")).toBeTruthy();
  expect(screen.queryByText("此草稿已在另一个窗口修改")).toBeNull();
  expect(page.stored()).toBeNull();
  page.unmount();
  expect(page.stored()).toMatchObject({ customerName: "半填王" });
});
