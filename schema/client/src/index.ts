export { type Client, type ClientOptions, createClient, RequestRefused } from "./client.js";
export * from "./generated/graphql.js";
