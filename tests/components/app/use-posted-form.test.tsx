import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { usePostedForm } from "../../../app/lib/form/use-posted-form";

const IDLE = { state: "idle", formMethod: undefined as string | undefined };
/** Where the router is: a real one would not stop between two renders. */
const router = vi.hoisted(() => ({ navigation: {}, location: { key: "1" } }));
vi.mock("@remix-run/react", () => ({
  useNavigation: () => router.navigation,
  useLocation: () => router.location,
}));

beforeEach(() => {
  Object.assign(router, { navigation: IDLE, location: { key: "1" } });
});

function openForm() {
  const { result, rerender } = renderHook(() =>
    usePostedForm<"name">({ answer: undefined, check: () => [] }),
  );
  return {
    rerender,
    /** Presses the button; whether the browser sends the form. */
    press(): boolean {
      const preventDefault = vi.fn();
      result.current.onSubmit({ preventDefault } as never);
      return preventDefault.mock.calls.length === 0;
    },
  };
}

test("[R17] a second press before the page has rendered the first sends nothing", () => {
  const { press } = openForm();
  act(() => expect([press(), press()]).toEqual([true, false]));
});

test.each(["POST", "GET"])("a %s form can be sent again once its navigation is over", (formMethod) => {
  const { press, rerender } = openForm();
  act(() => expect(press()).toBe(true));
  Object.assign(router, { navigation: { state: "submitting", formMethod } });
  rerender();
  act(() => expect(press()).toBe(false));
  Object.assign(router, { navigation: IDLE, location: { key: "2" } });
  rerender();
  act(() => expect(press()).toBe(true));
});

test("so can one whose navigation was over before a render showed it", () => {
  const { press, rerender } = openForm();
  act(() => expect(press()).toBe(true));
  Object.assign(router, { location: { key: "2" } });
  rerender();
  act(() => expect(press()).toBe(true));
});
