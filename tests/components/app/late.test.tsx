import { act, fireEvent, screen } from "@testing-library/react";
import { type ComponentType, lazy, Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChoiceField } from "../../../app/ui/choice-field";
import { late } from "../../../app/ui/late";
import { latePart } from "../../../app/ui/late-part";
import { render } from "../../support/render";

const FAILED = "内容加载失败，请检查网络后重试";

/** Whether the network carries code, and how often it was asked. */
let isUp = true;
let asked = 0;
const Dialog = ({ onClose }: { onClose(): void }) => (
  <button type="button" onClick={onClose}>
    对话框
  </button>
);
const load = async (): Promise<ComponentType<{ onClose(): void }>> => {
  asked += 1;
  if (!isUp) throw new TypeError("Failed to fetch dynamically imported module");
  return Dialog;
};

/** Both tries of a failing load go by. */
const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));

/** Shows it beside the rest of a page, and waits until its code is loaded or has failed. */
async function show(element: JSX.Element) {
  const page = render(
    <>
      <p>这一页</p>
      <Suspense fallback="请稍候">{element}</Suspense>
    </>,
  );
  await settle();
  return page;
}

const dialog = () => screen.queryByText("对话框");
const nothing = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  isUp = true;
  asked = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test("code is loaded once, however often it is shown, and a blip is asked again by itself", async () => {
  isUp = false;
  const Late = late(load);
  const page = render(
    <Suspense>
      <Late onClose={nothing} />
    </Suspense>,
  );
  await act(async () => void (await vi.advanceTimersByTimeAsync(100)));
  isUp = true;
  await settle();
  expect(dialog()).toBeTruthy();
  expect(asked).toBe(2);
  expect(screen.queryByText(FAILED)).toBeNull();
  page.unmount();
  await show(<Late onClose={nothing} />);
  expect(dialog()).toBeTruthy();
  expect(asked).toBe(2);
});

test("a dialog that cannot be loaded leaves the page as it is, and 重试 opens it", async () => {
  isUp = false;
  const Late = late(load);
  await show(<Late onClose={nothing} />);
  expect(screen.getByText("这一页")).toBeTruthy();
  expect(screen.queryByText("请稍候")).toBeNull();
  expect(screen.getByText(FAILED)).toBeTruthy();
  isUp = true;
  fireEvent.click(screen.getByRole("button", { name: "重试" }));
  await settle();
  expect(dialog()).toBeTruthy();
  expect(screen.queryByText(FAILED)).toBeNull();
});

test("the network coming back opens it, too", async () => {
  isUp = false;
  const Late = late(load);
  await show(<Late onClose={nothing} />);
  expect(dialog()).toBeNull();
  isUp = true;
  fireEvent(window, new Event("online"));
  await settle();
  expect(dialog()).toBeTruthy();
});

test("when the toast has gone the dialog counts as closed, and opening it again loads it again", async () => {
  isUp = false;
  const Late = late(load);
  const close = vi.fn();
  const page = await show(<Late onClose={close} />);
  expect(close).not.toHaveBeenCalled();
  await act(async () => void (await vi.advanceTimersByTimeAsync(8_000)));
  expect(screen.queryByText(FAILED)).toBeNull();
  expect(close).toHaveBeenCalledOnce();
  page.unmount();
  isUp = true;
  await show(<Late onClose={close} />);
  expect(dialog()).toBeTruthy();
});

test("a part of a page says in its place that it failed, and comes by 重新加载", async () => {
  isUp = false;
  const Part = latePart(load);
  await show(<Part onClose={nothing} />);
  expect(screen.getByText("内容加载失败")).toBeTruthy();
  isUp = true;
  fireEvent.click(screen.getByRole("button", { name: "重新加载" }));
  await settle();
  expect(dialog()).toBeTruthy();
});

test("a part of a page that failed comes when the network is back", async () => {
  isUp = false;
  const Part = latePart(load);
  await show(<Part onClose={nothing} />);
  isUp = true;
  fireEvent(window, new Event("online"));
  await settle();
  expect(dialog()).toBeTruthy();
});

test("[U52] a choice whose list is still loading opens nothing over the field that has the focus by then", async () => {
  type List = ComponentType<{ isOpen: boolean }>;
  let come: (list: { default: List }) => void = nothing;
  const LateList = lazy(
    () =>
      new Promise<{ default: List }>((resolve) => {
        come = resolve;
      }),
  );
  render(
    <>
      <ChoiceField
        label="商品类别"
        chosen={null}
        placeholder="请选择"
        kind="listbox"
        preload={nothing}
        popup={({ isOpen }) => <LateList isOpen={isOpen} />}
      />
      <input aria-label="下一项" />
    </>,
  );
  const field = screen.getByRole("button", { name: /商品类别/ });
  const goOn = () => act(() => screen.getByRole("textbox", { name: "下一项" }).focus());
  fireEvent.click(field);
  expect(field.getAttribute("aria-expanded")).toBe("true");
  goOn();
  expect(field.getAttribute("aria-expanded")).toBe("false");
  await act(async () => come({ default: ({ isOpen }) => (isOpen ? "列表" : "没有列表") }));
  expect(screen.getByText("没有列表")).toBeTruthy();

  // Once it is there, the focus goes into it, and it stays.
  fireEvent.click(field);
  goOn();
  expect(screen.queryByText("没有列表")).toBeNull();
  expect(screen.getByText("列表")).toBeTruthy();
});
