import { graphql } from "~/gql";
import { ask } from "~/lib/graphql/ask";
import type { AreaOption } from "./area-selection";

const AreaChildrenDocument = graphql(`
  query AreaChildren($parentCode: String!) {
    areaChildren(parentCode: $parentCode) { code name }
  }
`);

/** Areas directly below one (API-010). Throws when the network or the server failed. */
export async function fetchAreaChildren(parentCode: string): Promise<readonly AreaOption[]> {
  return (await ask(AreaChildrenDocument, { parentCode }, { isQuiet: true })).areaChildren ?? [];
}
