import { describe, expect, test } from "vitest";
import { createDocumentedBackend, furnishedWorld } from "../../support/documented-backend/documented-backend";
import { pageQueries } from "./pages/page-queries";
import { post } from "./support";

describe("over a backend that knows the documents alone", () => {
  test.each(pageQueries)("$name is answered without an error", async ({ id, variables }) => {
    const backend = createDocumentedBackend(furnishedWorld());
    const { response, answer } = await post(backend, { documentId: id, variables }, { token: "t" });
    expect(response.status).toBe(200);
    expect(answer.errors).toBeUndefined();
  });
});
