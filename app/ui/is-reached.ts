/** A file of the site that no Worker answers for. */
const SOMETHING_SMALL = "/favicon.svg";
/** How long an answer may take, ms. */
const ANSWER_MS = 5_000;

/** Whether the site answers, whatever it says. A browser that says that it is online may not get through yet. */
export async function isReached(): Promise<boolean> {
  try {
    await fetch(SOMETHING_SMALL, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return true;
  } catch {
    return false;
  }
}
