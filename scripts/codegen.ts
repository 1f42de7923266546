import { mustRun } from "./lib/run";

/** `npm run codegen`: everything that is generated from the code, in two rows that need nothing of each other. */
const script = (name: string) => mustRun("tsx", [`scripts/${name}.ts`]);

async function schemaAndOperations(): Promise<void> {
  await script("print-schema");
  await script("print-client-documents");
  await mustRun("graphql-codegen", ["--config", "codegen.ts"]);
  await mustRun("graphql-codegen", ["--config", "schema/client/codegen.ts"]);
}

async function migrationsAndDocuments(): Promise<void> {
  await script("seal-migrations");
  await script("print-openapi");
  await script("print-data-tables");
}

await Promise.all([schemaAndOperations(), migrationsAndDocuments()]);
