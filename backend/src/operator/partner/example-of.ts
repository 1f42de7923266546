/** What an example needs of a JSON schema. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Texts of which the first that a pattern takes is the example. */
const TEXTS = [
  "2026-12-01 09:00:00",
  "2026-12-01",
  "20261201000001",
  "330106",
  "public_home_partner",
  "/files/0123456789abcdef0123456789abcdef.jpg",
  "/images/lamp.png",
  "https://admin.example.com/events",
];
/** Texts by the name of their field, where no pattern says what they are. */
const BY_NAME: Readonly<Record<string, string>> = {
  phone: "13912345678",
  img: "/images/lamp.png",
  driverPhone: "13912345678",
  url: "https://admin.example.com/events",
  publicKey: "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
};
/** Degrees of a place in Hangzhou. */
const NUMBERS: Readonly<Record<string, number>> = { lng: 120.15, lat: 30.28 };
const WORDS = "示例";
const ID = 4096;

/** An example of what a JSON schema describes; fields that may be left out are left out, unless it has nothing else. */
export function exampleOf(schema: Schema, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, name);
  switch (typeof schema.type === "string" ? schema.type : schema.type?.[0]) {
    case "object": {
      const fields = Object.entries(schema.properties ?? {});
      const wanted = fields.filter(([field]) => schema.required?.includes(field));
      return Object.fromEntries(wanted.map(([field, own]) => [field, exampleOf(own, field)]));
    }
    case "array":
      return (schema.minItems ?? 0) > 0 ? [exampleOf(schema.items ?? {}, name)] : [];
    case "string":
      return textOf(schema, name);
    case "integer":
      return /id$/i.test(name) ? ID : Math.max(1, schema.minimum ?? 1);
    case "number":
      return NUMBERS[name] ?? (/id$/i.test(name) ? ID : Math.max(100, schema.minimum ?? 0));
    case "boolean":
      return true;
    default:
      return null;
  }
}

function textOf({ pattern }: Schema, name: string): string {
  if (pattern === undefined) return BY_NAME[name] ?? WORDS;
  return TEXTS.find((text) => new RegExp(pattern).test(text)) ?? WORDS;
}
