import { graphql } from "~/gql";

/** Changes the given fields of the own profile (SET-08). */
export const ChangeProfileDocument = graphql(`
  mutation ChangeProfile($input: ProfileInput!) {
    answer: changeProfile(input: $input) {
      __typename
      ...Refusal
    }
  }
`);
