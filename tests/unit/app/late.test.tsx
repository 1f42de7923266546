import { type ComponentType, lazy, Suspense } from "react";
import { act, create, type ReactTestRenderer } from "react-test-renderer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAhead } from "../../../app/lib/fetch-ahead";
import { ChoiceField } from "../../../app/ui/choice-field";
import { late } from "../../../app/ui/late";
import { latePart } from "../../../app/ui/late-part";

interface ShownToast {
  text: string;
  action: { label: string; onPress(): void };
  onGone(): void;
}
const { toasts } = vi.hoisted(() => ({ toasts: [] as unknown[] }));
vi.mock("../../../app/ui/toast", () => ({
  toast: {
    error: (text: string, options: object) => {
      toasts.push({ text, ...options });
      return () => undefined;
    },
  },
}));
const lastToast = () => toasts.at(-1) as ShownToast;

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

const listeners = new Map<string, () => void>();
let page: ReactTestRenderer | undefined;

/** Shows it, and lets both tries of a failing load go by. */
async function show(element: JSX.Element) {
  await act(async () => {
    page = create(<Suspense fallback="请稍候">{element}</Suspense>);
  });
  await settle();
  return () => JSON.stringify(page?.toJSON());
}
const settle = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  });
  isUp = true;
  asked = 0;
  toasts.length = 0;
});
afterEach(() => {
  act(() => page?.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("code is loaded once, however often it is shown, and a blip is asked again by itself", async () => {
  isUp = false;
  const Late = late(load);
  await act(async () => {
    page = create(
      <Suspense>
        <Late onClose={() => undefined} />
      </Suspense>,
    );
  });
  isUp = true;
  await settle();
  expect(JSON.stringify(page?.toJSON())).toContain("对话框");
  expect([asked, toasts.length]).toEqual([2, 0]);
  await show(<Late onClose={() => undefined} />);
  expect(asked).toBe(2);
});

test("a dialog that cannot be loaded leaves the page as it is, and 重试 opens it", async () => {
  isUp = false;
  const Late = late(load);
  const shown = await show(<Late onClose={() => undefined} />);
  expect(shown()).toBe("null");
  expect(lastToast()).toMatchObject({ text: "内容加载失败，请检查网络后重试", action: { label: "重试" } });
  isUp = true;
  await act(async () => lastToast().action.onPress());
  await settle();
  expect(shown()).toContain("对话框");
});

test("the network coming back opens it, too", async () => {
  isUp = false;
  const Late = late(load);
  const shown = await show(<Late onClose={() => undefined} />);
  isUp = true;
  await act(async () => listeners.get("online")?.());
  await settle();
  expect(shown()).toContain("对话框");
});

test("when the toast has gone it counts as closed, and is asked for anew when it is opened again", async () => {
  isUp = false;
  const Late = late(load);
  const close = vi.fn();
  await show(<Late onClose={close} />);
  act(() => lastToast().onGone());
  expect(close).toHaveBeenCalledOnce();
  isUp = true;
  const shown = await show(<Late onClose={close} />);
  expect(shown()).toContain("对话框");
});

test("a part of a page says in its place that it failed, and comes by 重试", async () => {
  isUp = false;
  const Part = latePart(load);
  const shown = await show(<Part onClose={() => undefined} />);
  expect(shown()).toContain("内容加载失败");
  isUp = true;
  await act(async () => listeners.get("online")?.());
  await settle();
  expect(shown()).toContain("对话框");
});

/** Fetches the files of a page ahead and answers which: `/assets/frame.js` is on the page already. */
async function filesFetchedAhead(connection: object | undefined, answer: () => Promise<Response>) {
  const links: { rel?: string; href?: string }[] = [];
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("document", {
    querySelector: (selector: string) => (selector.includes("/assets/frame.js") ? {} : null),
    createElement: () => ({}),
    head: { appendChild: (link: object) => links.push(link) },
  });
  await fetchAhead("/user/index", "1a2b");
  vi.unstubAllGlobals();
  return links.map(({ rel, href }) => `${rel} ${href}`);
}

test("what comes next is fetched ahead, each file once and none that is there, unless the line is slow or dear", async () => {
  const routes = {
    "routes/user": { module: "/assets/user.js", imports: ["/assets/frame.js"], css: ["/assets/user.css"] },
    "routes/user.index": { module: "/assets/home.js", imports: ["/assets/user.js"] },
  };
  const answer = async () => Response.json(routes);
  const files = ["user.js", "user.css", "home.js"].map((name) => `prefetch /assets/${name}`);
  expect(await filesFetchedAhead(undefined, answer)).toEqual(files);
  expect(await filesFetchedAhead({ saveData: false, effectiveType: "3g" }, answer)).toEqual(files);
  for (const line of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
    expect(await filesFetchedAhead(line, answer)).toEqual([]);
  }
  // Another build has been deployed; the network is away.
  expect(await filesFetchedAhead(undefined, async () => new Response(null, { status: 204 }))).toEqual([]);
  expect(await filesFetchedAhead(undefined, () => Promise.reject(new TypeError("Failed to fetch")))).toEqual(
    [],
  );
});

test("[U52] a choice whose list is still on its way opens nothing over the field that one has gone on to", async () => {
  const leave = new Map<string, () => void>();
  const button = {
    focus: () => undefined,
    addEventListener: (name: string, listener: () => void) => leave.set(name, listener),
    removeEventListener: (name: string) => leave.delete(name),
  };
  let come: (list: { default: ComponentType<{ isOpen: boolean }> }) => void = () => undefined;
  const List = lazy(
    () =>
      new Promise<{ default: ComponentType<{ isOpen: boolean }> }>((resolve) => {
        come = resolve;
      }),
  );
  await act(async () => {
    page = create(
      <ChoiceField
        label="商品类别"
        chosen={null}
        placeholder="请选择"
        kind="listbox"
        preload={() => undefined}
        popup={({ isOpen }) => <List isOpen={isOpen} />}
      />,
      { createNodeMock: () => button },
    );
  });
  const field = () => page?.root.findByType("button");
  const open = () => act(async () => field()?.props.onClick());
  await open();
  expect(field()?.props["aria-expanded"]).toBe(true);
  await act(async () => leave.get("blur")?.());
  expect(field()?.props["aria-expanded"]).toBe(false);
  await act(async () => come({ default: ({ isOpen }) => (isOpen ? "列表" : "没有列表") }));
  expect(JSON.stringify(page?.toJSON())).toContain("没有列表");

  // Once it is there, the focus goes into it, and it stays.
  await open();
  expect(leave.size).toBe(0);
  expect(JSON.stringify(page?.toJSON())).not.toContain("没有列表");
});
