import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { OrderType } from "~/gql/graphql";
import { requireToken } from "~/lib/session/session.server";
import { isRowId } from "../../../../schema/rules/row-id";
import { CopiedOrderFragmentDocument, takeoverIn } from "./copied-order";
import { copyPath } from "./copy-path";

const CopiedOrderDocument = graphql(`
  query CopiedOrder($id: ID!) {
    order(id: $id) { ...CopiedOrder }
  }
`);

/** The order in `?copy=` or `?again=`, null without either. */
export type Copy = FragmentType<typeof CopiedOrderFragmentDocument> | "missing" | null;

/**
 * Loads the order from which the form is filled (ACT-23). Another customer's order counts as missing
 * (ROLE-16); an order of the other type belongs to the other form. Throws redirects: to that form, and to the
 * sign-in page.
 */
export async function loadCopy(
  { request, context }: { request: Request; context: AppLoadContext },
  orderType: OrderType,
): Promise<Copy> {
  const wanted = takeoverIn(new URL(request.url).searchParams);
  if (wanted === null) return null;
  const { takeover, id } = wanted;
  requireToken(request, context);
  if (!isRowId(id)) return "missing";
  const { order } = await context.graphql(CopiedOrderDocument, { id });
  if (!order) return "missing";
  const { type } = getFragment(CopiedOrderFragmentDocument, order);
  if (type !== orderType) throw redirect(copyPath({ id, type }, takeover));
  return order;
}
