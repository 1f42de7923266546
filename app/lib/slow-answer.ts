import { toast } from "~/ui/feedback/toast";
import { requestDeadline, SLOW_AFTER_MS } from "./time-limits";

/** Said while an answer takes long (GEN-17). */
const SLOW_TEXT = "网络较慢，仍在等待服务器答复，请稍候";

/** Number of slow answers at present; one message is shown for all of them. */
let waiting = 0;
let dismiss: () => void = () => undefined;

/**
 * Waits for an answer. After 15 seconds it shows a message until the answer arrives. It aborts nothing;
 * {@link requestDeadline} does that.
 */
async function toldWhenSlow<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    if (waiting++ === 0) dismiss = toast.waiting(SLOW_TEXT);
  }, SLOW_AFTER_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    if (isSlow && --waiting === 0) dismiss();
  }
}

/** `fetch` with the documented deadline, which tells when it takes long (GEN-17). Throws what `fetch` throws. */
export const fetchInTime: typeof fetch = (input, init) => {
  const limit = requestDeadline();
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return toldWhenSlow(fetch(input, { ...init, signal }));
};
