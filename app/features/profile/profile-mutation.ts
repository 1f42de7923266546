import { graphql } from "~/gql";

/** Changes what is named of the own profile (SET-08). */
export const ChangeProfileDocument = graphql(`
  mutation ChangeProfile($input: ProfileInput!) {
    answer: changeProfile(input: $input) {
      __typename
      ...Refusal
    }
  }
`);
