import { createLogger, type Logger } from "vite";

/** What says nothing to a developer: Remix's own imports, and that a module of the server is read again. */
const NOISE = /dynamic import cannot be analyzed|\(ssr\).* page reload/;
/** A page with an open room was left: nothing is wrong. */
const LEFT = /ws proxy.*\n.*(?:EPIPE|ECONNRESET)/;
/** The same words within this time are said once, ms: Remix runs three Vite servers, which all say what one does. */
const AGAIN_MS = 300;

/** Vite's words on the terminal, without noise and repetitions. */
export function createViteLog(): Logger {
  const logger = createLogger("info", { allowClearScreen: false });
  const { info, warn, error } = logger;
  const said = new Map<string, number>();
  const isNews = (message: string): boolean => {
    const now = performance.now();
    const before = said.get(message) ?? Number.NEGATIVE_INFINITY;
    said.set(message, now);
    return !NOISE.test(message) && now - before > AGAIN_MS;
  };
  logger.info = (message, options) => isNews(message) && info(message, options);
  logger.warn = (message, options) => isNews(message) && warn(message, options);
  logger.error = (message, options) => {
    if (!LEFT.test(message)) error(message, options);
  };
  return logger;
}
