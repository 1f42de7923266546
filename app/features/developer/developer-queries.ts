import { graphql } from "~/gql";

export const CreateApiKeyDocument = graphql(`
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    answer: createApiKey(input: $input) {
      __typename
      ... on FreshApiKey { secret }
      ...Refusal
    }
  }
`);

export const RotateApiKeyDocument = graphql(`
  mutation RotateApiKey($keyId: ID!, $code: String!) {
    answer: rotateApiKey(keyId: $keyId, code: $code) {
      __typename
      ... on FreshApiKey { secret }
      ...Refusal
    }
  }
`);

export const RevokeApiKeyDocument = graphql(`
  mutation RevokeApiKey($keyId: ID!) {
    answer: revokeApiKey(keyId: $keyId) { __typename ...Refusal }
  }
`);
