/** Where the graph is asked, and where answers of public queries are kept. */
export const GRAPHQL_PATH = "/graphql";
