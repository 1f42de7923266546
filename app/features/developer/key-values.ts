import type { ApiKeyMode, ApiScope, CreateApiKeyInput } from "~/gql/graphql";
import type { FieldIssue } from "~/lib/form/field-issue";
import { apiKeyIssue, type ApiScope as ScopeOfCalls } from "../../../schema/rules/account/api-keys";
import { amountFen } from "../../../schema/rules/money";

/** What is typed for a new key. */
export interface KeyValues {
  mode: ApiKeyMode;
  name: string;
  scopes: readonly ApiScope[];
  /** One address or range in a line. */
  addresses: string;
  /** 元. */
  dayLimit: string;
  code: string;
}

export const EMPTY_KEY: KeyValues = {
  mode: "LIVE",
  name: "",
  scopes: [],
  addresses: "",
  dayLimit: "",
  code: "",
};

/** Names of the graph as the rules have them. */
const RULE_SCOPES: Readonly<Record<ApiScope, ScopeOfCalls>> = {
  ORDERS_READ: "orders:read",
  ORDERS_WRITE: "orders:write",
  PAYMENTS: "payments",
  MONEY_READ: "money:read",
  GOODS: "goods",
  WEBHOOKS: "webhooks",
};

/** Addresses as people list them: by line, comma or space. */
const addressesIn = (text: string): string[] => text.split(/[\s,，;；、]+/).filter(Boolean);

const limitIn = ({ scopes, dayLimit }: KeyValues): number | null =>
  scopes.includes("PAYMENTS") ? amountFen(dayLimit) : null;

/** What is wrong with a new key, by the rules of the platform. */
export function keyIssues(values: KeyValues): FieldIssue<keyof KeyValues>[] {
  const fen = limitIn(values);
  const issue = apiKeyIssue({
    name: values.name,
    scopes: values.scopes.map((scope) => RULE_SCOPES[scope]),
    addresses: addressesIn(values.addresses),
    dayLimit: fen === null ? null : fen / 100,
  });
  return issue ? [issue] : [];
}

/** What is sent for it. */
export const keyInput = (values: KeyValues): CreateApiKeyInput => ({
  mode: values.mode,
  name: values.name.trim(),
  scopes: [...values.scopes],
  addresses: addressesIn(values.addresses),
  dayLimit: limitIn(values),
  code: values.code,
});
