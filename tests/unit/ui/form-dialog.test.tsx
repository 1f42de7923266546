import type { ReactNode } from "react";
import { act, create, type ReactTestRenderer } from "react-test-renderer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormDialog } from "../../../app/ui/form-dialog";

interface Shown {
  onOpenChange(isOpen: boolean): void;
  isDismissable: boolean;
  footer: ReactNode;
}
const { shown } = vi.hoisted(() => ({ shown: { current: null as unknown } }));
vi.mock("../../../app/ui/dialog", () => ({
  Dialog: (props: Shown) => {
    shown.current = props;
    return props.footer;
  },
}));

const forget = vi.fn();
const onClose = vi.fn();
let page: ReactTestRenderer;

const open = (isPending = false) =>
  act(() => {
    page = create(
      <FormDialog
        title="投诉"
        submitLabel="提交投诉"
        form={{ isPending, isUploading: false, isDisabled: false, submit: () => undefined, forget }}
        onClose={onClose}
      >
        字段
      </FormDialog>,
    );
  });
const dialog = () => shown.current as Shown;
const pressEscape = () => act(() => dialog().onOpenChange(false));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.clearAllMocks();
});
afterEach(() => {
  act(() => page.unmount());
  vi.unstubAllGlobals();
});

test("[U37] Escape and the closing button put a form away and keep what was typed; a press outside does nothing", () => {
  open();
  expect(dialog().isDismissable).toBe(false);
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(forget).not.toHaveBeenCalled();
});

test("取消 gives up what was typed", () => {
  open();
  const [cancel] = page.root.findAll(({ props }) => props.onPress !== undefined);
  act(() => cancel?.props.onPress());
  expect([forget.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test("[U40] nothing closes a form that is being sent", () => {
  open(true);
  pressEscape();
  expect(onClose).not.toHaveBeenCalled();
});
