import type { CodegenConfig } from "@graphql-codegen/cli";

/** Typed, masked, persisted operations for everything under app/ (docs/architecture/pages.md). */
const config: CodegenConfig = {
  schema: "./schema/schema.graphql",
  documents: ["app/**/*.{ts,tsx}", "!app/gql/**"],
  ignoreNoDocuments: true,
  generates: {
    "./app/gql/": {
      preset: "client",
      presetConfig: {
        persistedDocuments: { mode: "embedHashInDocument" },
        fragmentMasking: { unmaskFunctionName: "getFragment" },
      },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { Date: "string", DateTime: "string", Fen: "number", ID: "string", JSON: "unknown" },
      },
    },
  },
};

export default config;
