import type { CodegenConfig } from "@graphql-codegen/cli";

/** Types of the public graph and its operations as texts, for the package in this folder (decision 077). */
const config: CodegenConfig = {
  schema: "./schema/public.graphql",
  documents: ["schema/client/operations/*.graphql"],
  importExtension: ".js",
  generates: {
    "./schema/client/src/generated/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: "string",
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { Date: "string", DateTime: "string", Fen: "number", ID: "string" },
      },
    },
  },
};

export default config;
