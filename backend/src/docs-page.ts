import { z } from "zod";
import { escapeHtml } from "../../schema/rules/escape-html";

/** What the page reads of an OpenAPI 3.1 document. */
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()).default([]),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: z.unknown(),
      }),
    )
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      content: z.record(z.string(), z.object({ schema: z.unknown() })).optional(),
    }),
  ),
});
const document = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});
type Operation = z.infer<typeof operation> & { method: string; path: string };

const STYLE = `
:root { color-scheme: light dark }
body { font: 15px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
code, pre { font-family: ui-monospace, monospace; font-size: 13px }
pre { overflow: auto; padding: .75rem; background: light-dark(#f2f4f7, #1d2530); border-radius: .5rem }
summary { cursor: pointer; padding: .35rem 0 }
summary b { display: inline-block; min-width: 4rem }
details { border-bottom: 1px solid light-dark(#dde2e9, #333d4a) }
table { border-collapse: collapse } td, th { text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top }
`;

/** A readable page of an OpenAPI document: calls by tag, each with its parameters and shapes. Plain HTML, no script. */
export function renderDocsPage(openApi: unknown): string {
  const { info, paths } = document.parse(openApi);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, path, method: method.toUpperCase() })),
  );
  const tags = Map.groupBy(calls, ({ tags: [tag = "其他"] }) => tag);
  const sections = [...tags].map(
    ([tag, ofTag]) => `<h2>${escapeHtml(tag)}</h2>${ofTag.map(renderCall).join("")}`,
  );
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title><style>${STYLE}</style>
<h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p><p><a href="/openapi.json">openapi.json</a></p>
${sections.join("\n")}</html>`;
}

/** No script, and nothing from anywhere else. */
export const DOCS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function renderCall({
  method,
  path,
  summary,
  security,
  parameters,
  requestBody,
  responses,
}: Operation): string {
  const schemes = security.flatMap((alternative) => Object.keys(alternative));
  const parts = [
    schemes.length > 0
      ? `<p>需要 ${schemes.map((name) => `<code>${escapeHtml(name)}</code>`).join("、")}</p>`
      : "",
    parameters.length > 0 ? `<table>${parameters.map(renderParameter).join("")}</table>` : "",
    ...Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
      renderSchema(`请求 ${type}`, schema),
    ),
    ...Object.entries(responses).map(([status, { description, content }]) =>
      renderSchema(`响应 ${status} ${description}`, Object.values(content ?? {})[0]?.schema),
    ),
  ];
  return `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>${parts.join("")}</details>`;
}

const renderParameter = ({ name, in: place, required, schema }: Operation["parameters"][number]): string =>
  `<tr><td><code>${escapeHtml(name)}</code><td>${escapeHtml(place)}${required ? "，必填" : ""}<td><code>${escapeHtml(JSON.stringify(schema))}</code></tr>`;

const renderSchema = (title: string, schema: unknown): string =>
  `<p>${escapeHtml(title)}</p>${schema === undefined ? "" : `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`}`;
