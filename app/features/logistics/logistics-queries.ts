import { graphql } from "~/gql";
import type { AddressLocationQuery } from "~/gql/graphql";
import { ask } from "~/lib/graphql/ask";

/** Carriers that match the input; the best known ones for an empty input (LOG-01). */
export const LogisticsCompaniesDocument = graphql(`
  query LogisticsCompanies($name: String) {
    logisticsCompanies(name: $name) { id: code name }
  }
`);

/** Coordinates of an address, null when the map does not know it (LOG-02). */
export const AddressLocationDocument = graphql(`
  query AddressLocation($address: String!) {
    addressLocation(address: $address) { lng lat }
  }
`);

type Location = NonNullable<AddressLocationQuery["addressLocation"]>;

/** Coordinates of an address, null when the map does not know it (LOG-02). */
export async function fetchLocation(address: string): Promise<Location | null> {
  return (await ask(AddressLocationDocument, { address })).addressLocation ?? null;
}
