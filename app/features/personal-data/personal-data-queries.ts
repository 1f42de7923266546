import { graphql } from "~/gql";

export const RequestDataExportDocument = graphql(`
  mutation RequestDataExport($code: String!) {
    answer: requestDataExport(code: $code) { __typename ...Refusal }
  }
`);

export const CloseAccountDocument = graphql(`
  mutation CloseAccount($code: String!) {
    answer: closeAccount(code: $code) { __typename ...Refusal }
  }
`);
