import { createServer } from "node:http";
import { HOST } from "../../../scripts/lib/site";

/** A map service of our own: it draws tiles that say where they are, and can be away. */
export interface TileServer {
  /** Tiles that were asked for, such as `10/857/418`. */
  readonly asked: string[];
  /** From now on the service does not answer. */
  leave(): Promise<void>;
  /** Answers again; nothing changes when it does already. */
  come(): Promise<void>;
}

const TILE = /^\/(\d+\/\d+\/\d+)\.svg$/;

/** A crossing with water and a park, which meet those of the tiles beside it. */
const drawing = (name: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
<rect width="256" height="256" fill="#f3f1ea"/><rect x="150" y="20" width="86" height="70" fill="#cfe8c6"/>
<path d="M0 210q64-40 128 0t128 0" fill="none" stroke="#a9d3ee" stroke-width="26" stroke-linecap="square"/>
<path d="M0 128h256M96 0v256" stroke="#d8d2c4" stroke-width="12"/><path d="M0 128h256M96 0v256" stroke="#fff" stroke-width="9"/>
<text x="128" y="118" font-family="sans-serif" font-size="13" fill="#6b6455" text-anchor="middle">${name}</text></svg>`;

/** Opens the map service; nothing of it is kept by a browser, so that it is missed as soon as it is away. */
export async function openTileServer(port: number): Promise<TileServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const [, name] = TILE.exec(request.url ?? "") ?? [];
    if (name) asked.push(name);
    response.writeHead(name ? 200 : 404, { "content-type": "image/svg+xml", "cache-control": "no-store" });
    response.end(name ? drawing(name) : "");
  });
  const come = () =>
    new Promise<void>((resolve, reject) => {
      if (server.listening) return resolve();
      server.once("error", reject).listen(port, HOST, () => {
        server.off("error", reject);
        resolve();
      });
    });
  const leave = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await come();
  return { asked, come, leave };
}
