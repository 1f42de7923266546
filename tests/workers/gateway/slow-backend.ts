import { onTestFinished, vi } from "vitest";
import type { FakeBackend } from "./support";

/** Gives the test the clock, deadlines of calls included, until it ends. For `beforeEach`. */
export function turnDeadlines() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("too slow", "TimeoutError")), ms);
    return controller.signal;
  });
  onTestFinished(() => void vi.useRealTimers());
}

/** The same backend, where one call goes another way. */
export const whereOne = (
  backend: FakeBackend,
  route: string,
  answer: (request: Request, proceed: () => Promise<Response>) => Promise<Response>,
): FakeBackend => ({
  ...backend,
  fetch: (request) => {
    const proceed = () => backend.fetch(request);
    const name = `${request.method} ${new URL(request.url).pathname}`;
    return name === route ? answer(request, proceed) : proceed();
  },
});

/** An answer that comes so many ms late, or not at all once its caller has given up. */
export const late = (ms: number) => (request: Request, proceed: () => Promise<Response>) =>
  new Promise<Response>((resolve, reject) => {
    const timer = setTimeout(() => resolve(proceed()), ms);
    request.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(request.signal.reason);
    });
  });
