import { graphql } from "~/gql";

export const VerifyOwnCodeDocument = graphql(`
  mutation VerifyOwnCode($input: VerifySmsCodeInput!) {
    answer: verifySmsCode(input: $input) {
      __typename
      ... on SmsCodeCheck { valid }
      ...Refusal
    }
  }
`);

export const ChangePhoneDocument = graphql(`
  mutation ChangePhone($input: ChangePhoneInput!) {
    answer: changePhone(input: $input) { __typename ...Refusal }
  }
`);

export const EndSessionDocument = graphql(`
  mutation EndSession($sessionId: ID!) {
    answer: endSession(sessionId: $sessionId) { __typename ...Refusal }
  }
`);

export const EndOtherSessionsDocument = graphql(`
  mutation EndOtherSessions {
    answer: endOtherSessions { __typename ...Refusal }
  }
`);
