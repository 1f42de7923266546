import { REQUEST_CODES } from "../../gateway/graphql/request-code";
import { schema } from "../../schema/graphql";
import { apiMarkOf } from "../../schema/graphql/api";
import { API_SCOPES } from "../../schema/rules/account/api-keys";
import { CODE_MEANING, Code } from "../../schema/rules/codes";
import { markdownTable } from "./markdown-table";

export const DEVELOPERS_DOCUMENT = new URL("../../docs/developers.md", import.meta.url);

/** Requests of pages alone meet them. */
const OF_PAGES = /^(CSRF_|DOCUMENT_|ORIGIN_|PERSISTED_)/;

/** The text with the tables of scopes and errors, which stand between marks. */
export const withApiTables = (text: string): string =>
  Object.entries({ scopes: scopesTable(), errors: errorsTable(), requests: requestsTable() }).reduce(
    (whole, [name, table]) => {
      const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
      const [start, end] = [whole.indexOf(from), whole.indexOf(to)];
      if (start < 0 || end < start) throw new Error(`docs/developers.md has no place for ${name}`);
      return `${whole.slice(0, start + from.length)}\n\n${table}\n\n${whole.slice(end)}`;
    },
    text,
  );

/** What each scope opens, by the marks of the graph. */
function scopesTable(): string {
  const fields = ["Query", "Viewer", "Mutation"].flatMap((name) => {
    const type = schema.getType(name);
    const members = type && "getFields" in type ? Object.values(type.getFields()) : [];
    return members.map((field) => ({ name: field.name, scope: apiMarkOf(field)?.scope }));
  });
  const named = (scope: string) =>
    fields
      .filter((field) => field.scope === scope)
      .map(({ name }) => `\`${name}\``)
      .join(", ");
  return markdownTable([
    ["scope", "opens"],
    ...API_SCOPES.map((scope) => [`\`${scope}\``, named(scope)]),
    ["every key", named("any")],
  ]);
}

const errorsTable = (): string =>
  markdownTable([
    ["`reason`", "`code`", "meaning"],
    ...Object.entries(CODE_MEANING).map(([name, meaning]) => [
      `\`${name}\``,
      String(Code[name as keyof typeof CODE_MEANING]),
      meaning,
    ]),
  ]);

const requestsTable = (): string =>
  markdownTable([
    ["`extensions.code`", "meaning"],
    ...Object.entries(REQUEST_CODES)
      .filter(([name]) => !OF_PAGES.test(name))
      .map(([name, meaning]) => [`\`${name}\``, meaning]),
  ]);
