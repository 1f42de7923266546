import { filePath } from "../../../../schema/rest/files/files";
import { Code } from "../../../../schema/rules/codes";
import {
  UPLOAD_LINK_FULL,
  UPLOAD_LINK_MS,
  UPLOAD_LINK_OVER,
} from "../../../../schema/rules/files/upload-link";
import { MINUTE } from "../../shared/clock";
import { withFreshIds } from "../../shared/commit";
import type { CustomerSession, RequestContext } from "../../shared/context";
import { sha256 } from "../../shared/crypto";
import { BusinessError, invalidInput } from "../../shared/errors";
import { numbers } from "../../shared/numbers/numbers";
import { clientNetwork, enforceLimit, enforceReadingLimit, limitCustomer } from "../limits";
import {
  countPictures,
  deleteLink,
  fillPlace,
  findOpenLink,
  freePlace,
  hasLink,
  keysOfLink,
  type OpenLink,
  replaceLink,
  reservePlace,
} from "./upload-links.repository";

type Dependencies = Pick<RequestContext, "db" | "directory" | "clock" | "ids" | "clientAddress">;

/** One of 2^116 secrets cannot be guessed; the limit slows down attempts. */
const NETWORK_READS = { limit: 300, windowMs: 10 * MINUTE };
const NETWORK_UPLOADS = { limit: 100, windowMs: 10 * MINUTE };

const over = () => new BusinessError(Code.NOT_FOUND, UPLOAD_LINK_OVER);

/**
 * Creates a link of this session for a number of pictures; the old one ends (ux.md U22). `expiresAt` in ms.
 */
export async function createLink(
  { session, count }: { session: CustomerSession; count: number },
  { db, clock, ids }: Dependencies,
): Promise<{ id: number; token: string; expiresAt: number }> {
  const token = numbers.uploadLink.make(session.customerId, ids);
  const secrets = { sessionHash: session.tokenHash, tokenHash: await sha256(token) };
  const link = await withFreshIds(async () => {
    const link = { id: ids.rowId(session.customerId), expiresAt: clock.now() + UPLOAD_LINK_MS };
    await replaceLink(db, { ...link, ...secrets, count });
    return link;
  });
  return { ...link, token };
}

/**
 * Addresses of the pictures of a link of this session. The link ends with this call unless it stays open.
 *
 * @throws BusinessError NOT_FOUND for an ended link, and for one of another session (ROLE-16)
 */
export async function collect(
  { session, id, isOpen }: { session: CustomerSession; id: number; isOpen: boolean },
  { db, clock }: Dependencies,
): Promise<string[]> {
  if (!(await hasLink(db, { id, sessionHash: session.tokenHash, now: clock.now() }))) throw over();
  // The link ends first, so that the pictures that are read then are all.
  if (!isOpen) await deleteLink(db, id);
  return (await keysOfLink(db, id)).map(filePath);
}

/**
 * An open link by its secret, and the number of pictures that it still takes.
 *
 * @throws BusinessError NOT_FOUND for an ended or unknown link, TOO_MANY_REQUESTS
 */
export async function readLink(
  token: string,
  dependencies: Dependencies,
): Promise<OpenLink & { left: number }> {
  const { db, directory, clock, clientAddress } = dependencies;
  const key = `upload-link:network:${clientNetwork(clientAddress)}`;
  await enforceReadingLimit(directory, { key, ...NETWORK_READS, now: clock.now() });
  const link = await openLink(token, dependencies);
  return { ...link, left: link.count - (await countPictures(db, link.id)) };
}

/**
 * Takes a picture by a link, and answers how many more it takes. `store` stores it for the link's customer
 * and returns the file's key; a refused picture takes no place.
 *
 * @throws BusinessError NOT_FOUND, also when the link ended during the upload; INVALID_INPUT when it is full;
 *   TOO_MANY_REQUESTS by network and by customer; errors of `store`
 */
export async function takePicture(
  { token, store }: { token: string; store(customerId: number): Promise<string> },
  dependencies: Dependencies,
): Promise<number> {
  const { db, directory, clock, ids, clientAddress } = dependencies;
  const key = `phone-upload:network:${clientNetwork(clientAddress)}`;
  await enforceLimit(directory, { key, ...NETWORK_UPLOADS, now: clock.now() });
  const { id: linkId, customerId, count } = await openLink(token, dependencies);
  await limitCustomer("upload", customerId, dependencies);
  const id = await withFreshIds(async () => {
    const id = ids.rowId(customerId);
    return (await reservePlace(db, { id, linkId, count, now: clock.now() })) ? id : null;
  });
  if (id === null) throw invalidInput(UPLOAD_LINK_FULL);
  const stored = await store(customerId).catch(async (error: unknown) => {
    await freePlace(db, id);
    throw error;
  });
  if (!(await fillPlace(db, { id, linkId, key: stored }))) throw over();
  return count - (await countPictures(db, linkId));
}

async function openLink(token: string, { db, clock }: Dependencies): Promise<OpenLink> {
  const link = await findOpenLink(db, await sha256(token), clock.now());
  if (!link) throw over();
  return link;
}
