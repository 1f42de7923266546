import type { EntryContext } from "@remix-run/cloudflare";

/** Whether all data of a page is there: no loader or action has left a promise in what it answered. */
export const isComplete = ({
  staticHandlerContext: { loaderData, actionData, errors },
}: EntryContext): boolean => !holdsPromise([loaderData, actionData, errors], new Set());

function holdsPromise(value: unknown, seen: Set<object>): boolean {
  if (typeof value !== "object" || value === null || seen.has(value)) return false;
  if (value instanceof Promise) return true;
  seen.add(value);
  const parts = value instanceof Map || value instanceof Set ? [...value] : Object.values(value);
  return parts.some((part) => holdsPromise(part, seen));
}

/** What the browser's router is handed of a page's data, as text. Waits for promises in it; a context has it once. */
export const readHandoff = ({ serverHandoffStream }: EntryContext): Promise<string> =>
  new Response(serverHandoffStream).text();

/**
 * A page whose handoff has been read. Remix looks for what was read of it before it reads, so that its own component
 * writes the scripts, and nothing has to wait for them. Each context is for one render.
 */
export function withHandoff(context: EntryContext, handoff: string): EntryContext {
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: handoff } });
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache: { 0: read } } };
}
