import { graphql } from "~/gql";

/** Tags that a rating can carry (ACC-15). */
export const ImpressionTagsDocument = graphql(`
  query ImpressionTags {
    impressionTags
  }
`);
