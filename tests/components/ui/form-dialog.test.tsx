import { fireEvent, screen } from "@testing-library/react";
import type { FormEvent } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { FormDialog } from "../../../app/ui/dialogs/form-dialog";
import { TextField } from "../../../app/ui/fields/text-field";
import { render } from "../../support/components/render";

const forget = vi.fn();
const submit = vi.fn((event: FormEvent) => event.preventDefault());
const onClose = vi.fn();

const open = (isPending = false) =>
  render(
    <FormDialog
      title="投诉"
      submitLabel="提交投诉"
      form={{ isPending, isUploading: false, isDisabled: false, submit, forget }}
      onClose={onClose}
    >
      <TextField label="投诉内容" value="" onChange={() => undefined} />
    </FormDialog>,
  );

beforeEach(() => vi.clearAllMocks());

test("[U37] Escape and the closing button close a form and keep what was typed; a press outside does nothing", async () => {
  const { user } = open();
  expect(screen.getByRole("dialog", { name: "投诉" })).toBeTruthy();
  await user.click(document.body);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "关闭" }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(forget).not.toHaveBeenCalled();
});

test("取消 discards what was typed", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "取消" }));
  expect([forget.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test("[U40] nothing closes a form that is being sent", async () => {
  const { user } = open(true);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "关闭" }));
  expect(onClose).not.toHaveBeenCalled();
});

test("[U40] Enter in a field sends the form; the second of two presses that opened it, and a held one, do not", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { user } = open();
  const field = screen.getByRole("textbox", { name: "投诉内容" });
  field.focus();
  await user.keyboard("{Enter}");
  expect(fireEvent.keyDown(field, { key: "Enter", repeat: true })).toBe(false);
  expect(submit).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(submit).toHaveBeenCalledTimes(1);
});

test("Enter that comes as the first key after a while sends the form", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { user } = open();
  screen.getByRole("textbox", { name: "投诉内容" }).focus();
  vi.advanceTimersByTime(400);
  await user.keyboard("{Enter}");
  expect(submit).toHaveBeenCalledTimes(1);
});

test("Enter right after a password manager has filled a field sends the form", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { user } = open();
  const field = screen.getByRole("textbox", { name: "投诉内容" });
  field.focus();
  fireEvent.input(field, { target: { value: "没有上门" } });
  await user.keyboard("{Enter}");
  expect(submit).toHaveBeenCalledTimes(1);
});
