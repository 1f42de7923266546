import type { Frame, Page, WebSocket } from "@playwright/test";

/**
 * The first frame of a WebSocket that the next page opens: with the room's greeting, it hears what happens. Begins
 * before the page is asked for, because the greeting can be there before a second wait has begun; sockets of the page
 * that is left do not count, nor does one that is replaced on its way, which says nothing.
 */
export const firstFrame = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    const listen = (socket: WebSocket) =>
      socket.once("framereceived", () => {
        page.off("websocket", listen);
        resolve();
      });
    const begin = (frame: Frame) => {
      if (frame !== page.mainFrame()) return;
      page.off("framenavigated", begin);
      page.on("websocket", listen);
    };
    page.on("framenavigated", begin);
  });
