import { isSignedBy, signText } from "../rsa";

type Params = Readonly<Record<string, string>>;

/** The text that RSA2 signs: `name=value` by name, joined with `&`. */
const contentOf = (entries: readonly (readonly [string, string])[]): string =>
  entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

/** The parameters of a request together with their signature. Empty ones are neither signed nor sent. */
export async function signParams(params: Params, privateKey: string): Promise<Record<string, string>> {
  const sent = Object.entries(params).filter(([, value]) => value !== "");
  return { ...Object.fromEntries(sent), sign: await signText(privateKey, contentOf(sent)) };
}

/** Whether parameters of a request are signed: over all of them but `sign`. */
export const isSignedRequest = ({ sign = "", ...params }: Params, publicKey: string): Promise<boolean> =>
  isSignedBy(publicKey, contentOf(Object.entries(params)), sign);

/** Signature of an asynchronous notification: over all parameters but `sign` and `sign_type`. */
export const signNotification = (params: Params, privateKey: string): Promise<string> =>
  signText(privateKey, notificationContent(params));

/** Whether a notification is signed with Alipay's key. */
export const isSignedNotification = (params: Params, publicKey: string): Promise<boolean> =>
  isSignedBy(publicKey, notificationContent(params), params.sign ?? "");

const notificationContent = (params: Params): string =>
  contentOf(Object.entries(params).filter(([name]) => name !== "sign" && name !== "sign_type"));

/**
 * The node of a synchronous answer as it was signed: the very text between its braces, because printing the parsed
 * value again need not give the same bytes. Null when there is none.
 */
export function signedNode(answer: string, name: string): string | null {
  const [head] = new RegExp(`"${name}"\\s*:\\s*(?=\\{)`).exec(answer) ?? [];
  if (head === undefined) return null;
  const start = answer.indexOf(head) + head.length;
  let depth = 0;
  let isText = false;
  for (let i = start; i < answer.length; i++) {
    const char = answer[i];
    if (isText) {
      if (char === "\\") i++;
      else if (char === '"') isText = false;
    } else if (char === '"') isText = true;
    else if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return answer.slice(start, i + 1);
  }
  return null;
}
