import type { GraphQLContext } from "./context";

/** `GET /healthz`: 200 when the backend and its database answer, 503 when they do not. */
export async function handleHealth({ rest }: Pick<GraphQLContext, "rest">): Promise<Response> {
  const started = Date.now();
  const isUp = await rest.goods.listServiceTypes({ query: { goodTypeId: 1 } }).then(
    () => true,
    () => false,
  );
  return Response.json(
    { status: isUp ? "ok" : "unavailable", backendMs: Date.now() - started },
    { status: isUp ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
