import { graphql } from "~/gql";

/** Makes a link for so many pictures; the former one of this session is over. */
export const CreateUploadLinkDocument = graphql(`
  mutation CreateUploadLink($count: Int!) {
    answer: createUploadLink(count: $count) {
      __typename
      ... on UploadLink { id path expiresAt }
      ...Refusal
    }
  }
`);

/** What has come by a link, which stays open or ends with this. */
export const CollectUploadsDocument = graphql(`
  mutation CollectUploads($linkId: ID!, $isOpen: Boolean!) {
    answer: collectUploads(linkId: $linkId, isOpen: $isOpen) {
      __typename
      ... on HandedPictures { imageUrls }
      ...Refusal
    }
  }
`);

/** What the holder of a link may know; null for a link that has ended. */
export const PhoneUploadDocument = graphql(`
  query PhoneUpload($token: String!) {
    phoneUpload(token: $token) { merchantName left expiresAt }
  }
`);
