import type { Page, WebSocket } from "@playwright/test";

/**
 * The next frame of a WebSocket that the page opens from now on: with the room's greeting, it hears what happens.
 * Listens at once, because the greeting can be there before a second wait has begun, and to every socket, because one
 * that is replaced on its way says nothing.
 */
export const firstFrame = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    const listen = (socket: WebSocket) =>
      socket.once("framereceived", () => {
        page.off("websocket", listen);
        resolve();
      });
    page.on("websocket", listen);
  });
