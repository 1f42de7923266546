import { describe, expect, test } from "vitest";
import { createDocumentedBackend, furnishedWorld } from "../../support/documented-backend/documented-backend";
import { GAPS, withGaps } from "../../support/documented-backend/gaps";
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

describe("over a backend with gaps in every answer", () => {
  test.each(Object.entries(GAPS))("the pages' queries are answered when they are %s", async (_, gap) => {
    const failed: string[] = [];
    for (const { id, name, variables } of pageQueries) {
      const backend = createDocumentedBackend(furnishedWorld(), withGaps({ gap }));
      const { answer } = await post(backend, { documentId: id, variables }, { token: "t" });
      for (const { message, ...error } of answer.errors ?? [])
        failed.push(`${name} ${JSON.stringify(error)} ${message}`);
    }
    expect(failed).toEqual([]);
  });
});
