import { act, create, type ReactTestRenderer } from "react-test-renderer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePostedForm } from "../../../app/lib/form/use-posted-form";

const IDLE = { state: "idle", formMethod: undefined as string | undefined };
/** Where the router is. */
const router = vi.hoisted(() => ({ navigation: {}, location: { key: "1" } }));
vi.mock("@remix-run/react", () => ({
  useNavigation: () => router.navigation,
  useLocation: () => router.location,
}));
vi.mock("../../../app/ui/toast", () => ({ toast: { error: vi.fn() } }));
vi.mock("../../../app/ui/focus-field", () => ({ focusField: vi.fn() }));

let form: ReturnType<typeof usePostedForm<"name">>;
function Page() {
  form = usePostedForm<"name">({ answer: undefined, check: () => [] });
  return null;
}

/** Presses the button; whether the browser sends the form. */
function press(): boolean {
  const preventDefault = vi.fn();
  form.onSubmit({ preventDefault } as never);
  return preventDefault.mock.calls.length === 0;
}

function render(): ReactTestRenderer {
  let page: ReactTestRenderer | undefined;
  act(() => {
    page = create(<Page />);
  });
  if (!page) throw new Error("nothing was rendered");
  return page;
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  Object.assign(router, { navigation: IDLE, location: { key: "1" } });
});
afterEach(() => void vi.unstubAllGlobals());

test("[R17] a second press before the page has rendered the first sends nothing", () => {
  render();
  act(() => {
    expect([press(), press()]).toEqual([true, false]);
  });
});

test.each(["POST", "GET"])("a %s form can be sent again once its navigation is over", (formMethod) => {
  const page = render();
  act(() => expect(press()).toBe(true));
  Object.assign(router, { navigation: { state: "submitting", formMethod } });
  act(() => page.update(<Page />));
  act(() => expect(press()).toBe(false));
  Object.assign(router, { navigation: IDLE, location: { key: "2" } });
  act(() => page.update(<Page />));
  act(() => expect(press()).toBe(true));
});

test("so can one whose navigation was over before a render showed it", () => {
  const page = render();
  act(() => expect(press()).toBe(true));
  Object.assign(router, { location: { key: "2" } });
  act(() => page.update(<Page />));
  act(() => expect(press()).toBe(true));
});
