import type { addServiceApplication } from "../../../../schema/rest/content/settle-in";
import type { CallParsed } from "../../../../schema/rest/rest-call";
import { serviceApplicationIssues } from "../../../../schema/rules/content/service-application";
import { normalizePhone } from "../../../../schema/rules/phone";
import { type Clock, DAY, dayOf, HOUR } from "../../shared/clock";
import { commit, withFreshIds } from "../../shared/commit";
import { sha256 } from "../../shared/crypto";
import { invalidInput } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { Directory } from "../../shared/stores/stores";
import { clientNetwork, enforceLimit } from "../limits";
import { type Reference, readReference } from "../reference";
import { storeApplication } from "./settle-in.repository";

type Application = CallParsed<typeof addServiceApplication>["body"];

/** Limits per network and hour, and per phone and day: a visitor cannot be counted in any other way. */
const NETWORK_APPLICATIONS = 20;
const PHONE_APPLICATIONS = 5;

/**
 * Stores an application of a service provider (PUB-33). The same one on the same day changes nothing, so a
 * double click or a repeated request does no harm.
 *
 * @throws BusinessError INVALID_INPUT with the first message of PUB-29..32, TOO_MANY_REQUESTS
 */
export async function addApplication(
  application: Application,
  clientAddress: string,
  { directory, clock, ids }: { directory: Directory; clock: Clock; ids: Ids },
): Promise<void> {
  const [issue] = serviceApplicationIssues(application);
  if (issue) throw invalidInput(issue.message);
  const stored = normalized(application, await readReference({ directory, clock }));

  const now = clock.now();
  const network = { key: `settle-in:network:${clientNetwork(clientAddress)}`, windowMs: HOUR };
  const phone = { key: `settle-in:phone:${stored.contactTel}`, windowMs: DAY };
  await enforceLimit(directory, { ...network, limit: NETWORK_APPLICATIONS, now });
  await enforceLimit(directory, { ...phone, limit: PHONE_APPLICATIONS, now });

  const day = dayOf(now);
  const fingerprint = await sha256(JSON.stringify([day, stored]));
  await withFreshIds(() =>
    commit(directory, [
      storeApplication(directory, { ...stored, id: ids.directoryId(), fingerprint, createdAt: now }),
    ]),
  );
}

/**
 * The application in its stored form: trimmed, without a company for a person, categories without duplicates
 * and in order.
 */
function normalized(application: Application, { goodsTypes }: Reference) {
  const isCompany = application.type === "ENTERPRISE";
  const goodsTypeIds = [...new Set(application.goodsTypeIds)].sort((a, b) => a - b);
  if (!goodsTypeIds.every((id) => goodsTypes.get(id)?.parentId === null))
    throw invalidInput("代理类目不存在");
  return {
    type: application.type,
    companyName: isCompany ? application.companyName.trim() : "",
    companyAddressCode: isCompany ? (application.companyAddressCode ?? null) : null,
    companyAddress: isCompany ? application.companyAddress.trim() : "",
    contactName: application.contactName.trim(),
    contactTel: normalizePhone(application.contactTel),
    contactAddressCode: application.contactAddressCode ?? null,
    detailAddress: application.detailAddress.trim(),
    remark: application.remark.trim(),
    goodsTypeIds,
  };
}
