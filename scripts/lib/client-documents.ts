import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type GraphQLSchema, Kind, parse, specifiedRules, validate } from "graphql";
import { z } from "zod";
import { fieldLimit } from "../../gateway/graphql/field-limit";
import { OPERATION_LIMITS } from "../../schema/rules/account/operation-limits";

/** Where front-ends of others lay their documents, a folder for each. */
export const CLIENTS = new URL("../../schema/documents", import.meta.url).pathname;
export const MERGED = join(CLIENTS, "merged.json");

const manifest = z.record(z.string(), z.string());

/**
 * Documents of all front-ends of others by their hash, in the order of hashes (schema/documents/README.md).
 *
 * @throws Error that names client, file and id for an id that is not the hash of its text, and for a text that is not one
 *   named operation, does not fit the schema, or is too long
 */
export function mergeClientDocuments(folder: string, schema: GraphQLSchema): Record<string, string> {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: client }) =>
      readdirSync(join(folder, client))
        .filter((file) => file.endsWith(".json"))
        .flatMap((file) => {
          const texts = manifest.parse(JSON.parse(readFileSync(join(folder, client, file), "utf8")));
          return Object.entries(texts).map(([id, text]) => {
            const problem = problemOf(id, text, schema);
            if (problem) throw new Error(`schema/documents/${client}/${file}: ${id}: ${problem}`);
            return [id, text] as const;
          });
        }),
    );
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is wrong with a document, in words; null for nothing. */
function problemOf(id: string, text: string, schema: GraphQLSchema): string | null {
  const hash = `sha256:${createHash("sha256").update(text).digest("hex")}`;
  if (id !== hash) return `the id of this text is ${hash}`;
  try {
    const document = parse(text, { maxTokens: OPERATION_LIMITS.tokens });
    const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const isNamed = operations.every((node) => "name" in node && node.name);
    if (operations.length !== 1 || !isNamed) return "it is not one operation with a name";
    const [error] = validate(schema, document, [...specifiedRules, fieldLimit(OPERATION_LIMITS.fields)]);
    return error?.message ?? null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
