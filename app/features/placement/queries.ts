import { graphql } from "~/gql";
import type {
  AddressLocationQuery,
  LibraryGoodsQuery,
  LogisticsCompaniesQuery,
  PriceQuoteInput,
  ServiceTypesQuery,
} from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";
import type { CascaderNode } from "~/ui/cascader";

const ServiceTypesDocument = graphql(`
  query ServiceTypes($goodsTypeId: ID!) {
    serviceTypes(goodsTypeId: $goodsTypeId) { id name description takeDeliveryFee }
  }
`);

const AreaServedDocument = graphql(`
  query AreaServed($goodsTypeId: ID!, $areaCode: String!) {
    areaServed(goodsTypeId: $goodsTypeId, areaCode: $areaCode)
  }
`);

const AreaTipsDocument = graphql(`
  query AreaTips($areaCode: String!) {
    areaTips(areaCode: $areaCode)
  }
`);

const LibraryGoodsDocument = graphql(`
  query LibraryGoods($goodsTypeId: ID, $keyword: String) {
    viewer {
      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: 1, pageSize: 999) {
        nodes { id name imageUrl goodsTypeId goodsTypeName }
      }
    }
  }
`);

const LogisticsCompaniesDocument = graphql(`
  query LogisticsCompanies($name: String) {
    logisticsCompanies(name: $name) { id: code name }
  }
`);

const AddressLocationDocument = graphql(`
  query AddressLocation($address: String!) {
    addressLocation(address: $address) { lng lat }
  }
`);

const PriceQuoteDocument = graphql(`
  query PriceQuote($input: PriceQuoteInput!) {
    priceQuote(input: $input) {
      __typename
      ... on PriceQuote { lines { name fee } workerFee totalFee }
      ... on BusinessError { code message }
    }
  }
`);

/** What an operation that did not fail has answered: a part that is null always comes with an error. */
function loaded<T>(part: T | null | undefined): T {
  if (part === null || part === undefined) throw new Error("the answer has no data");
  return part;
}

export type AreaTree = CascaderNode[];
export type ServiceTypeChoice = NonNullable<ServiceTypesQuery["serviceTypes"]>[number];
export type LibraryGood = NonNullable<
  NonNullable<LibraryGoodsQuery["viewer"]>["libraryGoods"]
>["nodes"][number];

export type LogisticsCompany = NonNullable<LogisticsCompaniesQuery["logisticsCompanies"]>[number];

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

/** What can be done in a category (PLACE-20). */
export async function fetchServiceTypes(goodsTypeId: string): Promise<ServiceTypeChoice[]> {
  return loaded((await executeOperation(ServiceTypesDocument, { goodsTypeId })).serviceTypes);
}

/** Whether somebody serves the area (PLACE-23). */
export async function fetchAreaServed(goodsTypeId: string, areaCode: string): Promise<boolean> {
  return loaded((await executeOperation(AreaServedDocument, { goodsTypeId, areaCode })).areaServed);
}

/** Tips for the area, or null; a failure is silent (PLACE-24). */
export async function fetchAreaTips(areaCode: string): Promise<string | null> {
  try {
    return (await executeOperation(AreaTipsDocument, { areaCode })).areaTips ?? null;
  } catch {
    return null;
  }
}

/** The saved goods of the signed-in customer in a category (PLACE-25). */
export async function fetchLibraryGoods(goodsTypeId: string | null, keyword: string): Promise<LibraryGood[]> {
  const { viewer } = await executeOperation(LibraryGoodsDocument, { goodsTypeId, keyword });
  return viewer ? loaded(viewer.libraryGoods).nodes : [];
}

/** Carriers that fit what was typed, the best known ones for nothing (LOG-01). */
export async function fetchLogisticsCompanies(name: string): Promise<LogisticsCompany[]> {
  return (
    (await executeOperation(LogisticsCompaniesDocument, { name: name || null })).logisticsCompanies ?? []
  );
}

/** Where an address is, null when the map does not know it (LOG-02). */
export async function fetchLocation(address: string): Promise<Location | null> {
  return (await executeOperation(AddressLocationDocument, { address })).addressLocation ?? null;
}

/** The price of a job (PLACE-47). */
export async function fetchQuote(input: PriceQuoteInput): Promise<QuoteAnswer> {
  const priceQuote = loaded((await executeOperation(PriceQuoteDocument, { input })).priceQuote);
  if (priceQuote.__typename === "BusinessError") return { ok: false, message: priceQuote.message };
  const { lines, workerFee, totalFee } = priceQuote;
  return { ok: true, quote: { lines, workerFee, totalFee } };
}
