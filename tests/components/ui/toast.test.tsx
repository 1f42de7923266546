import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormDialog } from "../../../app/ui/dialogs/form-dialog";
import { toast } from "../../../app/ui/feedback/toast";
import { render } from "../../support/components/render";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const inRegion = (role: "status" | "alert", text: string) => within(screen.getByRole(role)).queryByText(text);

test("[GEN-13] the message of a success is a green toast, which goes by itself after four seconds", () => {
  render(null);
  act(() => {
    toast.success("操作成功");
    toast.error("操作失败");
  });
  expect(inRegion("status", "操作成功")?.closest("[class*=success]")).toBeTruthy();
  expect(inRegion("alert", "操作失败")).toBeTruthy();
  expect(inRegion("alert", "操作失败")?.closest("[class*=success]")).toBeNull();
  act(() => void vi.advanceTimersByTime(3_999));
  expect(inRegion("status", "操作成功")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText("操作成功")).toBeNull();
  expect(inRegion("alert", "操作失败")).toBeTruthy();
});

test("[U52] [GEN-13] a toast is read out and can be closed while a dialog is open, which stays open", () => {
  const onClose = vi.fn();
  const form = { isPending: false, isUploading: false, isDisabled: false, submit: vi.fn(), forget: vi.fn() };
  render(
    <FormDialog title="投诉" submitLabel="提交投诉" form={form} onClose={onClose}>
      {null}
    </FormDialog>,
  );
  act(() => void toast.error("操作失败"));
  expect(inRegion("alert", "操作失败")?.closest("[inert], [aria-hidden=true]")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "关闭提示" }));
  expect(screen.queryByText("操作失败")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
