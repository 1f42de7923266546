import { z } from "zod";
import documents from "../../../docs/rest-calls.json";
import { restCalls } from "../../../schema/rest";
import type { RestCall } from "../../../schema/rest/rest-call";

/** Every call of docs/rest-calls.json. */
export const documentedCalls = z
  .array(
    z.object({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      query: z.string().array(),
      body: z.string().array(),
      form: z.string().array(),
      paramLocation: z.literal("unspecified").optional(),
      returns: z.string().array(),
      auth: z.union([z.boolean(), z.literal("unknown")]),
      external: z.boolean(),
    }),
  )
  .parse(documents);

/** Every call of the contract. */
export const calls: readonly RestCall[] = Object.values(restCalls).flatMap((domain) =>
  Object.values<RestCall>(domain),
);

/** The documented calls with their entry in the contract. */
export const documentedEntries = documentedCalls.flatMap((entry) => {
  const call = calls.find(({ id }) => id === entry.id);
  return call ? [{ ...entry, call }] : [];
});

const addresses = calls
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}$`) }))
  // What has no parameter wins over what has one (C-53).
  .sort((one, other) => one.call.path.split("{").length - other.call.path.split("{").length);

/** The call of the contract that a method and a path reach. */
export const callAt = (method: string, pathname: string) =>
  addresses.find(({ call, pattern }) => call.method === method && pattern.test(pathname))?.call;

/** The names in the path of a call, such as `id` of `/order/{id}/pay`. */
export const pathNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** The outermost names of documented parameters: `orderItems` of `orderItems[].name`. */
export const outermost = (paths: readonly string[]) => [
  ...new Set(paths.map((path) => path.replace(/\[\].*$/, ""))),
];

/** Call data (ENT-30), which every call about calls takes (C-48). */
const CALL_DATA =
  "sendUserId revieveUserId sendUserNickName sendUserAvartar videoCallInstanceId isVideoCall callType businessType businessData".split(
    " ",
  );

/** The names that the documents let a caller send outside of the path. */
export const documentedNames = ({ query, body, form, path }: (typeof documentedCalls)[number]) =>
  outermost([...query, ...body, ...form, ...(path.includes("/video_call/") ? CALL_DATA : [])]);

/** Fields of a call's query and body that no document names, with their shapes. */
export const ownFields = (entry: (typeof documentedEntries)[number]) => {
  const known = documentedNames(entry);
  return [entry.call.query, entry.call.body]
    .flatMap((part) => (part instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(part.shape) : []))
    .filter(([name]) => !known.includes(name));
};
