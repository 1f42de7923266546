import { join } from "node:path";
import { createRequest } from "@urql/core";
import { describe, expect, test } from "vitest";
import {
  type GeneratedDocuments,
  inlineDocuments,
  persistedDocument,
  readGeneratedDocuments,
} from "../../../vite/inline-graphql-documents";
import { ROOT } from "../../support/source-files";

const IMPORT = 'import { graphql } from "~/gql";\n';
const documents: GeneratedDocuments = {
  isKnown: (source) => !source.includes("Unknown"),
  hashOf: (name) => (name === "Things" ? "sha256:things" : undefined),
};

describe("GraphQL documents in the browser's bundle", () => {
  test("an operation becomes the hash under which the gateway knows it, without its text", () => {
    const code = inlineDocuments(
      `${IMPORT}const Doc = graphql(\`\n  query Things { things { id } }\n\`);`,
      documents,
    );
    expect(code).toContain('"documentId":"sha256:things"');
    expect(code).not.toContain("query Things");
  });

  test("urql knows what it is: a query or a mutation, and its name", () => {
    const code = inlineDocuments(`${IMPORT}export default graphql(\`mutation Things { do }\`);`, documents);
    const document = JSON.parse(code.slice(code.indexOf("({") + 1, code.lastIndexOf(")")));
    expect(document).toEqual(persistedDocument("mutation", "Things", "sha256:things"));
    expect(createRequest(document, {}).key).not.toBe(
      createRequest(persistedDocument("mutation", "Others", "sha256:others"), {}).key,
    );
  });

  test("a fragment becomes empty", () => {
    const code = inlineDocuments(
      `${IMPORT}const Doc = graphql(\`fragment Row on Thing { id }\`);`,
      documents,
    );
    expect(code).toContain("const Doc = ({});");
  });

  test("lines keep their numbers, and other calls their text", () => {
    const source = `${IMPORT}const A = graphql(\`\n  query Things {\n    id\n  }\n\`);\nawait context.graphql(A, {});\n`;
    const code = inlineDocuments(source, documents);
    expect(code.split("\n")).toHaveLength(source.split("\n").length);
    expect(code.split("\n").at(-2)).toBe("await context.graphql(A, {});");
  });

  test("a module without documents stays as it is", () => {
    const source = "const graphql = (text: string) => text;\ngraphql(`query Things { id }`);";
    expect(inlineDocuments(source, documents)).toBe(source);
  });

  test("a document that codegen has not seen stops the build and says what to do", () => {
    const source = `${IMPORT}graphql(\`query Unknown { id }\`)`;
    expect(() => inlineDocuments(source, documents)).toThrow("npm run codegen");
  });

  test("a text with expressions stops the build", () => {
    const source = `${IMPORT}graphql("query Things { id }")`;
    expect(() => inlineDocuments(source, documents)).toThrow("one template");
  });

  test("what codegen wrote is understood: operations by name, documents word for word", () => {
    const generated = readGeneratedDocuments(join(ROOT, "app/gql"));
    expect(generated.hashOf("AccountStrip")).toMatch(/^sha256:[0-9a-f]{64}$/);
    const source =
      "\n  query AccountStrip {\n    viewer {\n      customer { id nickname avatar }\n    }\n  }\n";
    expect(generated.isKnown(source)).toBe(true);
    expect(generated.isKnown(source.replace("avatar", "avatar phone"))).toBe(false);
  });
});
