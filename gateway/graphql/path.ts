/** Path of the graph, and of kept answers to public queries. */
export const GRAPHQL_PATH = "/graphql";
