import * as calls from "../../../../schema/rest/operator/operator-partner";
import { Code } from "../../../../schema/rules/codes";
import { yuanOrNull } from "../../../../schema/rules/money";
import {
  createClient,
  findApprovals,
  findCalls,
  findClients,
  refuseApproval,
  renewClient,
  revokeClient,
  rotateKey,
} from "../../modules/partner-clients";
import { formatTime, formatTimeOrNull } from "../../shared/clock";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { moment } from "../operator-input";

/** EXT-528..534. */
export function registerPartnerRoutes(app: BackendApp): void {
  implement(app, calls.listPartnerClients, async (_input, { directory, clock }) =>
    (await findClients(directory)).map((row) => ({
      id: row.id,
      name: row.name,
      scopes: [...row.scopes],
      addresses: [...row.addresses],
      publicKey: row.publicKey,
      oldKeyUntil: row.oldUntil !== null && row.oldUntil > clock.now() ? formatTime(row.oldUntil) : null,
      createTime: formatTime(row.createdAt),
      expireTime: formatTime(row.expiresAt),
      revokeTime: formatTimeOrNull(row.revokedAt),
      lastUseTime: formatTimeOrNull(row.lastUsedAt),
      lastUseAddress: row.lastUsedFrom,
    })),
  );

  implement(app, calls.createPartnerClient, async ({ body }, context) => {
    const own = context.partner?.scopes;
    const beyond = own && body.scopes.find((scope) => !own.includes(scope));
    if (beyond) throw invalidInput(`不能授予自己没有的权限：${beyond}`, "scopes");
    return { id: await createClient(body, context) };
  });

  implement(app, calls.changePartnerClient, async ({ params: { id }, body }, context) => {
    const { partner } = context;
    const { publicKey, expireTime } = body;
    if (publicKey !== undefined && expireTime === undefined) {
      if (partner && partner.clientId !== id) throw notFound("对接客户端");
      return { oldKeyUntil: formatTime(await rotateKey({ id, publicKey }, context)) };
    }
    if (publicKey !== undefined || expireTime === undefined)
      throw invalidInput("请填写新的公钥或新的到期时间之一");
    // Every client may change its own key, but none may outlive its days by itself.
    if (partner && !partner.scopes.includes("clients"))
      throw new BusinessError(Code.KEY_SCOPE_MISSING, "对接客户端缺少权限：clients");
    await renewClient({ id, expiresAt: moment(expireTime), within: partner?.scopes ?? null }, context);
    return { oldKeyUntil: null };
  });

  implement(app, calls.revokePartnerClient, async ({ params }, context) => {
    await revokeClient(params.id, context);
    return null;
  });

  implement(app, calls.listPartnerCalls, async ({ query }, { directory }) => {
    const { pageIndex, pageSize, ...filter } = query;
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { rows, total } = await findCalls(directory, filter, page);
    return {
      total,
      rows: rows.map(({ call: { at, nonce: _nonce, ...call }, clientName }) => ({
        ...call,
        clientName: clientName ?? "",
        createTime: formatTime(at),
      })),
    };
  });

  implement(app, calls.listApprovals, async ({ query: { state, pageIndex, pageSize } }, context) => {
    const clientId = context.partner?.clientId ?? null;
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { rows, total } = await findApprovals(context, { clientId, state }, page);
    return {
      total,
      rows: rows.map(({ digest: _digest, amount, createdAt, expiresAt, ...row }) => ({
        ...row,
        amount: yuanOrNull(amount),
        createTime: formatTime(createdAt),
        expireTime: formatTime(expiresAt),
      })),
    };
  });

  implement(app, calls.refuseApproval, async ({ params }, context) => {
    await refuseApproval({ id: params.id, clientId: context.partner?.clientId ?? null }, context);
    return null;
  });
}
