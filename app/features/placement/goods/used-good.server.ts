import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/gql";
import { requireToken } from "~/lib/session/session.server";
import { isRowId } from "../../../../schema/rules/row-id";

const UsedGoodDocument = graphql(`
  query UsedGood($id: ID!) {
    viewer {
      libraryGood(id: $id) {
        id name imageUrl videoUrl description goodsTypeId volume packingCount weight
      }
    }
  }
`);

/**
 * The library good in `?good=`, for which an order is placed; null without one, or when it was deleted.
 * Throws a redirect to the sign-in page.
 */
export async function loadUsedGood({ request, context }: { request: Request; context: AppLoadContext }) {
  const id = new URL(request.url).searchParams.get("good");
  if (id === null || !isRowId(id)) return null;
  requireToken(request, context);
  const { viewer } = await context.graphql(UsedGoodDocument, { id });
  return viewer?.libraryGood ?? null;
}
