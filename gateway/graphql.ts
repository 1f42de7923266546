import { GraphQLError } from "graphql";
import type { GraphQLContext } from "./context";
import { executeOperation } from "./execute";
import { MAX_BODY_BYTES } from "./limits";
import { readText } from "./read-text";
import { createFreeTextHandler } from "./yoga";

/** Browsers send no such header across origins without asking first, and we never answer that question. */
const CSRF_HEADER = "x-graphql-csrf";
const JSON_BODY = /^application\/(graphql\+)?json\b/i;
const GRAPHQL_MEDIA_TYPE = "application/graphql-response+json";

/** Document texts by their hash, as codegen writes them: `{"sha256:…": "query …"}`. */
export type PersistedDocuments = Readonly<Record<string, string>>;

export interface GraphQLOptions {
  documents: PersistedDocuments;
  /** Introspection and free query texts, for development. */
  isOpen: boolean;
}

export type GraphQLHandler = (request: Request, context: GraphQLContext) => Promise<Response>;

/**
 * `POST /graphql`. Made once per isolate; everything of one request comes with its context. A document of our own pages
 * comes by its hash and is executed as for a page (see executeOperation), which costs half of what a free text does.
 * Free texts are for development: the public endpoint runs only what our own pages contain (security.md S36).
 */
export function createGraphQLHandler({ documents, isOpen }: GraphQLOptions): GraphQLHandler {
  const texts = new Map(Object.entries(documents));
  const answerFreeText = isOpen ? createFreeTextHandler() : null;

  return async (request, context) => {
    // What an HTML form of another site could send is refused: forms cannot set headers (security.md F2, S12).
    if (!request.headers.get(CSRF_HEADER)) return refuse(403, `The header ${CSRF_HEADER} is missing.`);
    if (!JSON_BODY.test(request.headers.get("content-type") ?? ""))
      return refuse(415, "The body must be JSON.");
    const body = await readText(request, MAX_BODY_BYTES);
    if (body === null) return refuse(413, "The body is too large.");
    const operation = parseOperation(body);
    if (!operation) return refuse(400, "The body must be an object with documentId and variables.");

    const { documentId, variables } = operation;
    if (documentId === undefined || documentId === null) {
      if (!answerFreeText) return refuse(403, "Only persisted documents are executed.");
      const { url, method, headers } = request;
      return answerFreeText(new Request(url, { method, headers, body }), context);
    }
    const text = typeof documentId === "string" ? texts.get(documentId) : undefined;
    if (text === undefined) return refuse(404, "Unknown persisted document.");
    return answer(request, text, variables, context);
  };
}

interface Operation {
  documentId: unknown;
  variables: Record<string, unknown>;
}

function parseOperation(body: string): Operation | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isObject(json)) return null;
  const variables = json.variables ?? {};
  return isObject(variables) ? { documentId: json.documentId, variables } : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Answers in the media type that the client prefers; only the newer one tells by its status that nothing was executed. */
async function answer(
  request: Request,
  text: string,
  variables: Record<string, unknown>,
  context: GraphQLContext,
): Promise<Response> {
  try {
    const result = await executeOperation(text, variables, context);
    const knowsMediaType = request.headers.get("accept")?.includes(GRAPHQL_MEDIA_TYPE) ?? false;
    return new Response(JSON.stringify(result), {
      status: knowsMediaType && result.data === undefined ? 400 : 200,
      headers: {
        "Content-Type": `${knowsMediaType ? GRAPHQL_MEDIA_TYPE : "application/json"}; charset=utf-8`,
      },
    });
  } catch (error) {
    if (error instanceof GraphQLError) return refuse(400, error.message);
    throw error;
  }
}

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });
