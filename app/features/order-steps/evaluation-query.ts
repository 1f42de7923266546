import { graphql } from "~/gql";
import { executeOperation } from "~/lib/graphql-fetch";

const ImpressionTagsDocument = graphql(`
  query ImpressionTags {
    impressionTags
  }
`);

/** Tags that a rating can carry (ACC-15). Throws when they cannot be had. */
export async function fetchImpressionTags(): Promise<readonly string[]> {
  const { impressionTags } = await executeOperation(ImpressionTagsDocument);
  if (!impressionTags) throw new Error("the answer has no tags");
  return impressionTags;
}
