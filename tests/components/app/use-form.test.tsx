import { act, render, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { type Form, useForm } from "../../../app/lib/form/use-form";

interface Values {
  name: string;
  reason: string;
  imageUrls: readonly string[];
}
const EMPTY: Values = { name: "", reason: "", imageUrls: [] };

/** What was sent; each is answered by the test. */
let sent: { values: Values; answer(isDone: boolean): void }[] = [];
let form: Form<Values>;
/** Whether the browser asks before the page goes. */
function isAskedOnLeaving(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

function Page({ initial = EMPTY, keptAs }: { initial?: Values; keptAs?: string }) {
  form = useForm<Values>({
    initial,
    keptAs,
    check: ({ name, reason }) => [
      ...(name === "" ? [{ field: "name" as const, message: "请输入姓名" }] : []),
      ...(reason.length < 3 ? [{ field: "reason" as const, message: "原因太短" }] : []),
    ],
    send: (values) => new Promise((resolve) => sent.push({ values, answer: resolve })),
  });
  return (["name", "reason"] as const).map((field) => (
    <input key={field} id={form.idOf(field)} name={field} />
  ));
}

const open = (props: Parameters<typeof Page>[0] = {}) => render(<Page {...props} />);
const press = () => act(() => form.submit());
const type = (name: "name" | "reason", text: string) => act(() => form.text(name).onChange(text));
const answer = (isDone: boolean) => act(async () => sent.at(-1)?.answer(isDone));
/** The field that has the focus. */
const focused = () => document.activeElement?.getAttribute("name") ?? null;

beforeEach(() => {
  sent = [];
});

test("a field that is left by a press is told of once the press is over, so that nothing moves under the pointer", async () => {
  open({ initial: { ...EMPTY, reason: "短" } });
  window.dispatchEvent(new Event("pointerdown"));
  act(() => form.text("reason").onBlur());
  expect(form.errorOf("reason")).toBeNull();
  window.dispatchEvent(new Event("pointerup"));
  await waitFor(() => expect(form.errorOf("reason")).toBe("原因太短"));
});

test("[U36] [U39] a press tells everything that is wrong in the sequence of the form, and focuses the first of it", () => {
  open();
  press();
  expect(form.told.map(({ message }) => message)).toEqual(["请输入姓名", "原因太短"]);
  expect(form.errorOf("name")).toBe("请输入姓名");
  expect(focused()).toBe("name");
  expect(sent).toEqual([]);
});

test("a message disappears as soon as its field is valid, and does not return during typing", () => {
  open();
  press();
  type("name", "张三");
  expect([form.errorOf("name"), form.errorOf("reason")]).toEqual([null, "原因太短"]);
  type("name", "");
  expect(form.errorOf("name")).toBeNull();
  // The summary stays as it was until everything is mended, so that it takes no focus.
  expect(form.told).toHaveLength(2);
  type("reason", "太旧了");
  expect(form.told).toEqual([]);
  expect(focused()).toBe("name");
});

test("a field is told when it is left with something wrong in it, not when it is left empty", () => {
  open();
  act(() => form.text("reason").onBlur());
  expect(form.errorOf("reason")).toBeNull();
  type("reason", "旧");
  act(() => form.text("reason").onBlur());
  expect(form.errorOf("reason")).toBe("原因太短");
  expect(focused()).toBeNull();
});

test("[U40] however often it is pressed, it is sent once, and again only after it has failed", async () => {
  open({ initial: { ...EMPTY, name: "张三", reason: "不要了" } });
  press();
  press();
  act(() => {
    form.submit();
    form.submit();
  });
  expect(sent).toHaveLength(1);
  expect(form.isPending).toBe(true);
  await answer(false);
  expect(form.isPending).toBe(false);
  press();
  expect(sent).toHaveLength(2);
});

test("it waits for the pictures that are being uploaded", () => {
  open({ initial: { ...EMPTY, name: "张三", reason: "不要了" } });
  const pictures = () => form.pictures("imageUrls");
  act(() => pictures().onSendingChange(true));
  press();
  expect([form.isUploading, sent.length]).toEqual([true, 0]);
  act(() => {
    pictures().onChange(["/a.jpg"]);
    pictures().onSendingChange(false);
  });
  press();
  expect(sent[0]?.values.imageUrls).toEqual(["/a.jpg"]);
});

test("a refusal stands at its field until that field is changed", () => {
  open({ initial: { ...EMPTY, name: "张三", reason: "不要了" } });
  act(() => void form.refuse("name", "名称已被使用"));
  expect([form.errorOf("name"), focused()]).toEqual(["名称已被使用", "name"]);
  type("reason", "还是不要了");
  expect(form.errorOf("name")).toBe("名称已被使用");
  type("name", "李四");
  expect(form.errorOf("name")).toBeNull();
});

test("[U37] typed values survive a lost page and a failed request; sending or cancelling deletes them", async () => {
  open({ keptAs: "reason/1" });
  type("name", "张三");
  type("reason", "不要了");
  open({ keptAs: "reason/1" });
  expect(form.values).toMatchObject({ name: "张三", reason: "不要了" });
  press();
  await answer(false);
  open({ keptAs: "reason/1" });
  expect(form.values.reason).toBe("不要了");
  press();
  // The next form of its kind does not get what is on its way.
  expect(sessionStorage.length).toBe(0);
  await answer(true);
  open({ keptAs: "reason/1" });
  expect(form.values).toEqual(EMPTY);
  type("name", "李四");
  act(() => form.forget());
  open({ keptAs: "reason/1" });
  expect(form.values).toEqual(EMPTY);
});

test("values kept from another form, or from an older version of it, are not restored", () => {
  open({ keptAs: "a" });
  type("name", "张三");
  open({ keptAs: "b" });
  expect(form.values).toEqual(EMPTY);
  sessionStorage.setItem("zhuangda-form:b", JSON.stringify({ name: "张三" }));
  open({ keptAs: "b" });
  expect(form.values).toEqual(EMPTY);
});

test("without a name nothing is kept", () => {
  open();
  type("name", "123456");
  expect(sessionStorage.length).toBe(0);
});

test("[U37] values being sent when the page closes are restored, because they may not have arrived", () => {
  open({ keptAs: "reason/1", initial: { ...EMPTY, name: "张三" } });
  type("reason", "不要了");
  press();
  expect(sessionStorage.length).toBe(0);
  act(() => void window.dispatchEvent(new Event("pagehide")));
  open({ keptAs: "reason/1" });
  expect(form.values.reason).toBe("不要了");
});

test("[U42] the browser asks before the page goes while pictures are on their way, and where nothing can be kept", () => {
  open({ keptAs: "reason/1" });
  type("name", "张三");
  expect(isAskedOnLeaving()).toBe(false);
  act(() => form.pictures("imageUrls").onSendingChange(true));
  expect(isAskedOnLeaving()).toBe(true);
  act(() => form.pictures("imageUrls").onSendingChange(false));
  expect(isAskedOnLeaving()).toBe(false);
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  type("name", "李四");
  expect(isAskedOnLeaving()).toBe(true);
});
