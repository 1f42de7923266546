import { expect, test } from "vitest";
import { inlineDocuments } from "../../../vite/inline-graphql-documents";

const IMPORT = 'import { graphql } from "~/gql";\n';
const SOURCE = "\n  query AccountStrip {\n    viewer {\n      customer { id nickname avatar }\n    }\n  }\n";

test("a document stands where it is used, as codegen wrote it", () => {
  const code = inlineDocuments(`${IMPORT}const Doc = graphql(\`${SOURCE}\`);`);
  const document = JSON.parse(code.slice(code.indexOf("({") + 1, code.lastIndexOf(")")));
  expect(document).toMatchObject({
    __meta__: { hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) },
    kind: "Document",
    definitions: [{ kind: "OperationDefinition", operation: "query", name: { value: "AccountStrip" } }],
  });
});

test("lines keep their numbers, and other calls their text", () => {
  const source = `${IMPORT}const A = graphql(\`${SOURCE}\`);\nawait context.graphql(A, {});\n`;
  const code = inlineDocuments(source);
  expect(code.split("\n")).toHaveLength(source.split("\n").length);
  expect(code.split("\n").at(-2)).toBe("await context.graphql(A, {});");
});

test("a module without documents stays as it is", () => {
  const source = "const graphql = (text: string) => text;\ngraphql(`query Things { id }`);";
  expect(inlineDocuments(source)).toBe(source);
});

test("a document that codegen has not seen stops the build and says what to do", () => {
  expect(() => inlineDocuments(`${IMPORT}graphql(\`query Unknown { id }\`)`)).toThrow("npm run codegen");
});
