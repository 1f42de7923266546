import { act, cleanup, fireEvent, render as mount, screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLeaveGuard } from "../../../app/lib/form/use-leave-guard";
import { ChoiceField } from "../../../app/ui/fields/choice-field";
import { lazyComponent } from "../../../app/ui/lazy-component";
import { render } from "../../support/components/render";
import { expectConsole } from "../../support/console-is-error";

const OFFLINE = "内容加载失败，请检查网络后重试";
const ONLINE = "内容加载失败，请刷新页面后重试";

interface DialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Whether the network carries code, and how often it was asked. */
let isUp = true;
let asked = 0;
const Dialog = ({ isOpen }: DialogProps) => (isOpen ? <p>对话框</p> : null);
const load = async (): Promise<ComponentType<DialogProps>> => {
  asked += 1;
  if (!isUp) throw new TypeError("Failed to fetch dynamically imported module");
  return Dialog;
};

/** Whatever is loading comes or fails. */
const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));

/** A page with a button that opens a dialog whose code is not there yet. */
function PageWith({ Content }: { Content: ComponentType<DialogProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Content isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** The same, with something on it that would be lost. */
function GuardedPageWith({ Content }: { Content: ComponentType<DialogProps> }) {
  useLeaveGuard(true);
  return <PageWith Content={Content} />;
}

async function open() {
  fireEvent.click(screen.getByRole("button", { name: "打开" }));
  await settle();
}

const dialog = () => screen.queryByText("对话框");
const nothing = () => undefined;
const spyOnReload = () => vi.spyOn(window.location, "reload").mockImplementation(nothing);

beforeEach(() => {
  vi.useFakeTimers();
  isUp = true;
  asked = 0;
  window.sessionStorage.clear();
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  // React tells what a boundary has caught.
  expectConsole(/Failed to fetch/, /The above error occurred/);
});
afterEach(() => {
  vi.useRealTimers();
});

test("code is loaded once, when a dialog is opened first", async () => {
  const Content = lazyComponent(load);
  const page = render(<PageWith Content={Content} />);
  await settle();
  expect(asked).toBe(0);
  await open();
  expect(dialog()).toBeTruthy();
  page.unmount();
  render(<PageWith Content={Content} />);
  await open();
  expect(dialog()).toBeTruthy();
  expect(asked).toBe(1);
});

test("[U51] a dialog asks for nothing while the browser is offline, counts as closed, and opens at the next press", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<PageWith Content={lazyComponent(load)} />);
  await open();
  expect(screen.getByText(OFFLINE)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "刷新页面" })).toBeNull();
  expect(asked).toBe(0);
  onLine.mockReturnValue(true);
  await open();
  expect(dialog()).toBeTruthy();
});

test("[R37] code that a deployment has replaced comes with one reload of the page; afterwards the reload is offered", async () => {
  isUp = false;
  const reload = spyOnReload();
  render(<PageWith Content={lazyComponent(load)} />);
  await open();
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByText(ONLINE)).toBeNull();
  cleanup();

  // The page that was loaded instead does not find it either.
  render(<PageWith Content={lazyComponent(load)} />);
  await open();
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText(ONLINE)).toBeTruthy();
  // Closed, it asks for nothing.
  await settle();
  expect(asked).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "刷新页面" }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test("[R37] [U42] a page does not reload itself while something would be lost with it", async () => {
  isUp = false;
  const reload = spyOnReload();
  render(<GuardedPageWith Content={lazyComponent(load)} />);
  await open();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(ONLINE)).toBeTruthy();
});

test("[R37] [U51] a page does not reload itself when the site is not reached, as it could not come back", async () => {
  isUp = false;
  const reload = spyOnReload();
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no route"));
  render(<PageWith Content={lazyComponent(load)} />);
  await open();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(ONLINE)).toBeTruthy();
});

test("[R37] code that is only fetched ahead, or that the page can do without, never reloads it", async () => {
  isUp = false;
  const reload = spyOnReload();
  const Content = lazyComponent(load);
  const Extra = lazyComponent(load, null);
  render(<Extra isOpen onOpenChange={nothing} />);
  Content.preload();
  await settle();
  expect(asked).toBe(2);
  expect(reload).not.toHaveBeenCalled();
});

test("[U51] a part of a page says in its place that it failed, and comes by 重新加载", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Part = lazyComponent(async () => {
    await load();
    return () => <p>这一部分</p>;
  });
  render(
    <>
      <p>这一页</p>
      <Part fallback="请稍候" />
    </>,
  );
  expect(screen.getByText("请稍候")).toBeTruthy();
  await settle();
  expect(screen.getByText("这一页")).toBeTruthy();
  expect(screen.getByText("内容加载失败")).toBeTruthy();
  onLine.mockReturnValue(true);
  fireEvent.click(screen.getByRole("button", { name: "重新加载" }));
  await settle();
  expect(screen.getByText("这一部分")).toBeTruthy();
});

test("a page takes over the server's HTML, in which the fallback stands, without a difference", async () => {
  const Part = lazyComponent(async () => () => <p>这一部分</p>);
  const part = <Part fallback={<p>请稍候</p>} />;
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = renderToString(part);
  expect(container.textContent).toBe("请稍候");
  mount(part, { container, hydrate: true });
  await settle();
  expect(container.textContent).toBe("这一部分");
});

test("an optional part that fails to load shows no error", async () => {
  isUp = false;
  const Part = lazyComponent(async () => {
    await load();
    return () => <p>这一部分</p>;
  }, null);
  render(
    <>
      <p>这一页</p>
      <Part />
    </>,
  );
  await settle();
  expect(screen.getByText("这一页")).toBeTruthy();
  expect(screen.queryByText(/加载失败/)).toBeNull();
});

test("[U52] a choice whose list is still loading opens nothing over the field that has the focus by then", async () => {
  type List = ComponentType<{ isOpen: boolean }>;
  let come: (list: List) => void = nothing;
  const LazyList = lazyComponent(
    () =>
      new Promise<List>((resolve) => {
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
        popup={({ isOpen, fallback }) => <LazyList isOpen={isOpen} fallback={fallback} />}
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
  await act(async () => come(({ isOpen }) => (isOpen ? "列表" : "没有列表")));
  expect(screen.getByText("没有列表")).toBeTruthy();

  // Once it is there, the focus goes into it, and it stays.
  fireEvent.click(field);
  goOn();
  expect(screen.queryByText("没有列表")).toBeNull();
  expect(screen.getByText("列表")).toBeTruthy();
});
