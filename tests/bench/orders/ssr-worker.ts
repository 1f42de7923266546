import { prepareRows, renderListPage } from "./ssr";

/** Renders what its path names, `page` or `rows`, as often as `times` says, and answers the last result. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const render = pathname === "/page" ? renderListPage : await prepareRows();
    let html = new Uint8Array();
    for (let left = Number(searchParams.get("times")); left > 0; left--) html = await render();
    return new Response(html);
  },
};
