import { graphql } from "~/gql";

export const PushKeyDocument = graphql(`
  query PushKey {
    viewer { pushKey }
  }
`);

export const AddPushBrowserDocument = graphql(`
  mutation AddPushBrowser($endpoint: String!, $p256dh: String!, $auth: String!) {
    answer: addPushBrowser(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {
      __typename
      ...Refusal
    }
  }
`);

export const RemovePushBrowserDocument = graphql(`
  mutation RemovePushBrowser($endpoint: String!) {
    answer: removePushBrowser(endpoint: $endpoint) {
      __typename
      ...Refusal
    }
  }
`);
