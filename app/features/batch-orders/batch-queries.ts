import { graphql } from "~/gql";

/** What a record of an import shows, and the head of its page. */
export const OrderImportFragment = graphql(`
  fragment OrderImportHead on OrderImport {
    id
    fileName
    type
    goodsTypeName
    source
    isMapped
    createdAt
    userName
    counts { total good bad doubtful placed paid }
  }
`);

export const BatchStartDocument = graphql(`
  query BatchStart($page: Int!, $pageSize: Int!) {
    goodsTypes { id name icon }
    viewer {
      buttons { immediateOrder }
      orderImports(page: $page, pageSize: $pageSize) {
        nodes { id ...OrderImportHead }
        total
      }
    }
  }
`);

/** A row as the page of its import shows it. */
export const ImportRowFragment = graphql(`
  fragment ImportRowItem on ImportRow {
    id
    position
    values { field text }
    issues { field text }
    notes { kind message }
    identifiedAddress
    identifiedPickupAddress
    totalFee
    orderId
    failure
  }
`);

/** An import with what its dialogs need. */
export const ImportDetailFragment = graphql(`
  fragment ImportDetail on OrderImportDetail {
    id
    summary { ...OrderImportHead }
    titles
    mapping { field columns }
    preview
    mappingName
    serviceNames
    goodsNames
    goodsTypes { id name }
    readyIds
    unpaidOrderIds
  }
`);

export const BatchImportDocument = graphql(`
  query BatchImport($importId: ID!, $show: ShownImportRows!, $page: Int!, $pageSize: Int!) {
    viewer {
      orderImport(importId: $importId) { ...ImportDetail }
      importRows(importId: $importId, show: $show, page: $page, pageSize: $pageSize) {
        nodes { id ...ImportRowItem }
        total
      }
    }
  }
`);

/** Good rows for the comparison of addresses, doubtful ones first (ux.md U26). */
export const ImportAddressesDocument = graphql(`
  query ImportAddresses($importId: ID!, $page: Int!, $pageSize: Int!) {
    viewer {
      importRows(importId: $importId, show: GOOD, isDoubtfulFirst: true, page: $page, pageSize: $pageSize) {
        nodes { id ...ImportRowItem }
        total
      }
    }
  }
`);

export const ChangeImportRowDocument = graphql(`
  mutation ChangeImportRow(
    $importId: ID!
    $rowId: ID!
    $field: ImportField!
    $value: String!
    $isForSame: Boolean!
  ) {
    answer: changeImportRow(
      importId: $importId
      rowId: $rowId
      field: $field
      value: $value
      isForSame: $isForSame
    ) {
      __typename
      ...Refusal
      ... on ImportChanged { rows }
    }
  }
`);

export const MapOrderImportDocument = graphql(`
  mutation MapOrderImport($importId: ID!, $mapping: [MappedFieldInput!]!, $name: String) {
    answer: mapOrderImport(importId: $importId, mapping: $mapping, name: $name) {
      __typename
      ...Refusal
    }
  }
`);

export const AddImportGoodsDocument = graphql(`
  mutation AddImportGoods($importId: ID!, $name: String!, $goodsTypeId: ID!, $imageUrl: String!) {
    answer: addImportGoods(importId: $importId, name: $name, goodsTypeId: $goodsTypeId, imageUrl: $imageUrl) {
      __typename
      ...Refusal
      ... on ImportChanged { rows }
    }
  }
`);

export const DiscardOrderImportDocument = graphql(`
  mutation DiscardOrderImport($importId: ID!) {
    answer: discardOrderImport(importId: $importId) {
      __typename
      ...Refusal
    }
  }
`);

export const SubmitImportRowsDocument = graphql(`
  mutation SubmitImportRows($rowIds: [ID!]!, $priceWay: PriceWay) {
    answer: submitImportRows(rowIds: $rowIds, priceWay: $priceWay) {
      __typename
      ...Refusal
      ... on SubmittedRows {
        rows { rowId orderId code message }
      }
    }
  }
`);
