import { graphql } from "~/gql";
import type { AddressLocationQuery, LibraryGoodsQuery, PriceQuoteQuery } from "~/gql/graphql";
import { refusalOf } from "~/lib/graphql/refusal";
import { executeOperation } from "~/lib/graphql-fetch";
import type { CascaderNode } from "~/ui/cascader";

/** What can be done in a category (PLACE-20). */
export const ServiceTypesDocument = graphql(`
  query ServiceTypes($goodsTypeId: ID!) {
    serviceTypes(goodsTypeId: $goodsTypeId) { id name description takeDeliveryFee }
  }
`);

/** Whether somebody serves the area (PLACE-23). */
export const AreaServedDocument = graphql(`
  query AreaServed($goodsTypeId: ID!, $areaCode: String!) {
    areaServed(goodsTypeId: $goodsTypeId, areaCode: $areaCode)
  }
`);

/** Tips for the area, or null (PLACE-24). */
export const AreaTipsDocument = graphql(`
  query AreaTips($areaCode: String!) {
    areaTips(areaCode: $areaCode)
  }
`);

/** The saved goods of the signed-in customer in a category (PLACE-25). */
export const LibraryGoodsDocument = graphql(`
  query LibraryGoods($goodsTypeId: ID, $keyword: String) {
    viewer {
      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: 1, pageSize: 999) {
        nodes { id name imageUrl goodsTypeId goodsTypeName }
      }
    }
  }
`);

/** Carriers that fit what was typed, the best known ones for nothing (LOG-01). */
export const LogisticsCompaniesDocument = graphql(`
  query LogisticsCompanies($name: String) {
    logisticsCompanies(name: $name) { id: code name }
  }
`);

/** Where an address is, null when the map does not know it (LOG-02). */
export const AddressLocationDocument = graphql(`
  query AddressLocation($address: String!) {
    addressLocation(address: $address) { lng lat }
  }
`);

/** The price of a job (PLACE-47). */
export const PriceQuoteDocument = graphql(`
  query PriceQuote($input: PriceQuoteInput!) {
    priceQuote(input: $input) {
      __typename
      ... on PriceQuote { lines { name fee } workerFee totalFee }
      ...Refusal
    }
  }
`);

export type AreaTree = CascaderNode[];
export type LibraryGood = NonNullable<
  NonNullable<LibraryGoodsQuery["viewer"]>["libraryGoods"]
>["nodes"][number];

export type Location = NonNullable<AddressLocationQuery["addressLocation"]>;

/** What a quote answers: the breakdown, or the words for why there is none. */
export type QuoteAnswer =
  | { ok: true; quote: { lines: { name: string; fee: number }[]; workerFee: number; totalFee: number } }
  | { ok: false; message: string };

/**
 * Province, city, district (PLACE-22): the same for everybody, so a file that browsers keep, and no operation.
 * Throws when it cannot be had.
 */
export async function fetchAreaTree(): Promise<AreaTree> {
  const response = await fetch("/areas.json");
  if (!response.ok) throw new Error(`the area tree answered ${response.status}`);
  return response.json();
}

/** Where an address is, null when the map does not know it (LOG-02). */
export async function fetchLocation(address: string): Promise<Location | null> {
  return (await executeOperation(AddressLocationDocument, { address })).addressLocation ?? null;
}

/** What an answer says about a price; null without one. */
export function quoteIn({ priceQuote }: PriceQuoteQuery): QuoteAnswer | null {
  if (!priceQuote) return null;
  if (priceQuote.__typename === "BusinessError") return { ok: false, message: refusalOf(priceQuote).message };
  const { lines, workerFee, totalFee } = priceQuote;
  return { ok: true, quote: { lines, workerFee, totalFee } };
}
