import { graphql } from "~/gql";

/** Creates a link for a number of pictures; the session's old link ends. */
export const CreateUploadLinkDocument = graphql(`
  mutation CreateUploadLink($count: Int!) {
    answer: createUploadLink(count: $count) {
      __typename
      ... on UploadLink { id path expiresAt }
      ...Refusal
    }
  }
`);

/** Pictures that were sent by a link; the link stays open or ends with this call. */
export const CollectUploadsDocument = graphql(`
  mutation CollectUploads($linkId: ID!, $isOpen: Boolean!) {
    answer: collectUploads(linkId: $linkId, isOpen: $isOpen) {
      __typename
      ... on HandedPictures { imageUrls }
      ...Refusal
    }
  }
`);

/** Data for the holder of a link; null for an ended link. */
export const PhoneUploadDocument = graphql(`
  query PhoneUpload($token: String!) {
    phoneUpload(token: $token) { merchantName left expiresAt }
  }
`);
