import { act, create, type ReactTestRenderer } from "react-test-renderer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import FeedbackSuccess from "../../../app/routes/user.feedback.success/route";

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  useNavigate: () => navigate,
}));

let page: ReactTestRenderer;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  act(() => {
    page = create(<FeedbackSuccess />);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[FEED-07] [CONST-41] thanks, and its button leads back to the list after one second", () => {
  expect(JSON.stringify(page.toJSON())).toContain("感谢您的反馈");
  act(() => page.root.findByType("button").props.onClick({ preventDefault: () => undefined }));
  act(() => void vi.advanceTimersByTime(999));
  expect(navigate).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(navigate.mock.calls).toEqual([["/user/feedback"]]);
});
