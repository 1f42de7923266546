import { cleanup, configure, fireEvent, screen } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// A busy machine needs more than the usual second to load the code of a dialog.
configure({ asyncUtilTimeout: 20_000 });

// What a page still asks for when its test has ended gets no answer.
globalThis.fetch = () => new Promise(() => undefined);

// Testing Library does this by itself only where test functions are global.
afterEach(() => {
  // Toasts outlive the page that showed them.
  for (const button of screen.queryAllByRole("button", { name: "关闭提示" })) fireEvent.click(button);
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});
