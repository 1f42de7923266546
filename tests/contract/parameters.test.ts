import { describe, expect, test } from "vitest";
import { z } from "zod";
import { withoutExtension } from "../../schema/rest/extension";
import type { RestCall } from "../../schema/rest/rest-call";
import { requirementRows } from "../../scripts/lib/requirement-rows";
import { fieldAt } from "../support/contract/contract-fields";
import { documentedEntries, outermost, ownFields, pathNames } from "../support/contract/documented-calls";
import { parameterType } from "../support/contract/documented-parameters";

const takes = (shape: z.core.$ZodType, value: unknown) => z.core.safeParse(shape, value).success;
const names = (shape: z.ZodType | undefined) =>
  shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];
const parts = ({ params, query, body }: RestCall) => [params, query, body];

describe("a request", () => {
  test.each(documentedEntries)(
    "[$id] travels where the documents put it",
    ({ call, path, query, body, form, paramLocation }) => {
      expect(names(call.params)).toEqual(pathNames(path));
      expect(Boolean(call.isForm ?? call.form)).toBe(form.length > 0);
      // Where they do not say, the backend takes every place and the gateway picks one.
      if (paramLocation && call.method !== "GET") expect(call.anyLocation).toBe(true);
      if (call.anyLocation) return;
      expect(names(call.query)).toEqual(expect.arrayContaining(outermost(query)));
      expect([...names(call.body), ...(call.form ?? [])]).toEqual(
        expect.arrayContaining(outermost([...body, ...form])),
      );
    },
  );

  test.each(documentedEntries)("[$id] has parameters of the documented types", ({ id, call, ...entry }) => {
    const { path, query, body } = entry;
    // The parts of a multipart form are text and files: the backend reads them as they stream in.
    const documented = [...pathNames(path), ...query, ...body].filter((name) => !call.form?.includes(name));
    for (const name of documented) {
      const shape = parts(call).flatMap((part) => fieldAt(part, name) ?? [])[0];
      expect(shape, `${name} is not in the contract`).toBeDefined();
      if (!shape) continue;
      const { type, takes: good, refuses: bad } = parameterType(id, name);
      expect(
        {
          refused: good.filter((value) => !takes(shape, value)),
          taken: bad.filter((value) => takes(shape, value)),
        },
        `${name} is a ${type}`,
      ).toEqual({ refused: [], taken: [] });
    }
  });

  test.each(documentedEntries)(
    "[$id] needs nothing that no document names, unless it is declared as an extension of ours",
    (entry) => {
      const undeclared = ownFields(entry).filter(([, shape]) => {
        // A default in place of a missing value may hide that the backend refuses the call without it.
        const { success, data } = z.core.safeParse(shape, undefined);
        const isOptional = success && data === undefined;
        return !isOptional && withoutExtension(shape) === undefined;
      });
      expect(undeclared.map(([name]) => name)).toEqual([]);
    },
  );
});

describe("a caller", () => {
  const recommended = new Map(
    requirementRows().map(({ id, text }) => [id, text.match(/\? \(rec\. (yes|no)\)/)?.[1]]),
  );

  test.each(documentedEntries)("[$id] needs a token where it is documented, and nowhere else", (entry) => {
    const needsToken = entry.auth === "unknown" ? recommended.get(entry.id) === "yes" : entry.auth;
    if (entry.auth === "unknown") expect(recommended.get(entry.id)).toMatch(/yes|no/);
    if (needsToken) expect(entry.call.auth).toBe("required");
    else expect(["none", "optional"]).toContain(entry.call.auth);
  });

  test("[ROLE-05] reads the goods library with a token alone", () => {
    expect(documentedEntries.find(({ id }) => id === "API-018")?.call.auth).toBe("required");
  });

  test.each(["API-008", "API-012", "API-013", "API-017"])(
    "[ROLE-01] asks for %s without a token",
    (wanted) => {
      expect(documentedEntries.find(({ id }) => id === wanted)?.call.auth).toMatch(/^(none|optional)$/);
    },
  );
});
