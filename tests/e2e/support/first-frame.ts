import type { Page } from "@playwright/test";

/**
 * The first frame of the page's next WebSocket: from the room's greeting on, a page hears what happens. Listens at
 * once, because the greeting can be there before a second wait has begun.
 */
export const firstFrame = (page: Page): Promise<unknown> =>
  new Promise((resolve) => {
    page.once("websocket", (socket) => socket.once("framereceived", resolve));
  });
