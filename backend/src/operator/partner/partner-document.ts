import { partnerScopeOf } from "../../../../schema/rest/partner-scopes";
import { PERSON_HEADER } from "../../../../schema/rules/partner/partner-clients";
import type { BackendApp } from "../../shared/implement";
import { exampleOf } from "./example-of";

/** Path of the document, at the partner API's name. */
export const PARTNER_DOCUMENT = "/openapi.json";

const INFO = {
  openapi: "3.1.0",
  info: {
    title: "装达对接 API",
    version: "1.0.0",
    description: [
      "平台管理系统调用的接口。所有响应均为 {code, message, data}，code 为 0 表示成功。",
      "每个请求须按 RFC 9421 签名（Ed25519），覆盖 @method、@target-uri，以及请求带有的 content-digest（RFC 9530，sha-256）、content-type、idempotency-key、partner-person；参数 created、keyid、nonce 必填，nonce 只能使用一次，created 与平台时间相差不超过 5 分钟。",
      `变更数据的请求须在 ${PERSON_HEADER} 中注明操作人。超过限额的资金操作返回 4511，由另一位操作人以相同的内容和 Idempotency-Key 再次提交后执行。`,
    ].join("\n\n"),
  },
};

type Document = ReturnType<BackendApp["getOpenAPI31Document"]>;
let made: Document | null = null;

/** The OpenAPI document of the calls that partner clients can make, each with the scope that opens it. Made once. */
export function partnerDocument(app: BackendApp): Document {
  made ??= documentOf(app);
  return made;
}

function documentOf(app: BackendApp): Document {
  const whole = app.getOpenAPI31Document(INFO);
  const paths = Object.fromEntries(
    Object.entries(whole.paths ?? {}).flatMap(([path, item]) => {
      const operations = Object.entries(item).filter(
        ([, operation]) => partnerScopeOf(Object(operation).operationId) !== null,
      );
      return operations.length === 0
        ? []
        : [[path, Object.fromEntries(operations.map(([method, it]) => [method, forPartners(it)]))]];
    }),
  );
  return { ...INFO, paths };
}

function forPartners(operation: unknown): unknown {
  const { security: _security, requestBody, ...rest } = Object(operation);
  const body = requestBody && { requestBody: withExample(requestBody) };
  const scope = partnerScopeOf(rest.operationId);
  return {
    ...rest,
    ...body,
    "x-scope": scope,
    description: scope === "any" ? "无需特定权限。" : `需要权限 ${scope}。`,
  };
}

/** A body with an example beside its schema; a file has none. */
function withExample(requestBody: unknown): unknown {
  const { content, ...rest } = Object(requestBody);
  const json = content["application/json"];
  if (!json) return requestBody;
  const example = exampleOf(json.schema);
  return { ...rest, content: { ...content, "application/json": { ...json, example } } };
}
