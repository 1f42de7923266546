import { graphql } from "~/gql";

/** Who is signed in, for the strip of public pages (NAV-02). */
export const AccountStripDocument = graphql(`
  query AccountStrip {
    viewer {
      customer { id nickname avatar }
    }
  }
`);
