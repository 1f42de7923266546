import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { act, create, type ReactTestRenderer } from "react-test-renderer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastRegion, toast } from "../../../app/ui/toast";
import { ToastBox } from "../../../app/ui/toast-box";
import { ROOT } from "../../support/source-files";

vi.mock("@remix-run/react", () => ({ useLocation: () => ({ pathname: "/user" }) }));
vi.mock("../../../app/ui/icon-button", () => ({ IconButton: () => null }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", { location: { pathname: "/user" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The toasts that are shown, each with its tone and the role of where it stands. */
function shownIn(region: ReactTestRenderer) {
  return ["status", "alert"].flatMap((role) =>
    region.root
      .findByProps({ role })
      .findAllByType(ToastBox)
      .map(({ props }) => ({ role, tone: props.tone, text: props.text })),
  );
}

test("[GEN-13] the message of a success is a green toast, which goes by itself after four seconds", async () => {
  let region: ReactTestRenderer | undefined;
  await act(async () => {
    region = create(<ToastRegion />);
  });
  if (!region) throw new Error("nothing is shown");
  act(() => {
    toast.success("操作成功");
    toast.error("操作失败");
  });
  expect(shownIn(region)).toEqual([
    { role: "status", tone: "success", text: "操作成功" },
    { role: "alert", tone: "error", text: "操作失败" },
  ]);
  act(() => {
    vi.advanceTimersByTime(4_000);
  });
  expect(shownIn(region)).toEqual([{ role: "alert", tone: "error", text: "操作失败" }]);
});

test("[GEN-13] the tone of a success has the colours of a success", () => {
  expect(renderToStaticMarkup(<ToastBox tone="success" text="操作成功" />)).toMatch(/class="[^"]*success/);
  const css = readFileSync(`${ROOT}/app/ui/toast.module.css`, "utf8");
  const rule = css.match(/^\.success \{([^}]*)\}/m)?.[1];
  expect(rule?.match(/var\(--color-[a-z-]+\)/g)).toEqual([
    "var(--color-success)",
    "var(--color-success-tint)",
    "var(--color-success-ink)",
  ]);
});
