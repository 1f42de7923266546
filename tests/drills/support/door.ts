/** Below it the drill says how much of a Worker's traffic the new version gets, from 0 to 1: `site` or `backend`. */
export const SHARE_PATH = "/drill/share/";
/** Below it lies the backend itself, which no site opens. */
export const BACKEND_PATH = "/drill/backend";

/**
 * A Worker in front of two versions of another one, as Cloudflare stands in front of them during a deployment: each
 * request goes to one of them, by chance. The site's also leads the drill to the backend's.
 */
export const DOOR = `let share;
export default {
  async fetch(request, env) {
    share ??= Number(env.SHARE);
    const url = new URL(request.url);
    if (url.pathname === ${JSON.stringify(SHARE_PATH)} + env.KIND) {
      share = Number(await request.text());
      return new Response("ok");
    }
    if (env.NEXT && url.pathname.startsWith(${JSON.stringify(BACKEND_PATH)})) {
      url.pathname = url.pathname.slice(${BACKEND_PATH.length});
      return env.NEXT.fetch(new Request(url, request));
    }
    if (env.NEXT && url.pathname.startsWith(${JSON.stringify(SHARE_PATH)})) return env.NEXT.fetch(request);
    return (Math.random() < share ? env.NEW : env.OLD).fetch(request);
  },
};`;
