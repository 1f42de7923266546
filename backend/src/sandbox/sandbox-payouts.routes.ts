import {
  actOnSandboxPayout,
  listSandboxPayouts,
  setSandboxPayoutMood,
} from "../../../schema/rest/sandbox/sandbox-payouts";
import { fenToYuan } from "../../../schema/rules/money";
import { payoutMood, setPayoutMood } from "../providers/pay/sandbox/sandbox-moods";
import { actOnTransfer } from "../providers/payout/sandbox/sandbox-payout";
import { recentSandboxTransfers, type SandboxTransfer } from "../providers/payout/sandbox/sandbox-transfers";
import { formatTime } from "../shared/clock";
import { notFound } from "../shared/errors";
import { type BackendApp, implement } from "../shared/implement";

const SHOWN = 20;

/** EXT-374 to EXT-376: the other side of the sandbox's providers that pay out. */
export function registerSandboxPayoutRoutes(app: BackendApp): void {
  implement(app, listSandboxPayouts, async (_input, { directory }) => ({
    mood: await payoutMood(directory),
    transfers: (await recentSandboxTransfers(directory, SHOWN)).map(present),
  }));

  implement(app, setSandboxPayoutMood, async ({ body }, { directory }) => {
    await setPayoutMood(directory, body.mood, body.account);
    return null;
  });

  implement(app, actOnSandboxPayout, async ({ body }, context) => {
    const { outBizNo, action, notifications } = body;
    const done = await actOnTransfer(outBizNo, action, notifications, { ...context, site: context.env.SITE });
    if (!done) throw notFound("打款");
    return { transfer: present(done.transfer), taken: done.taken };
  });
}

const present = ({ outBizNo, provider, account, amount, status, createdAt }: SandboxTransfer) => ({
  outBizNo,
  provider,
  account,
  amount: fenToYuan(amount),
  status,
  createTime: formatTime(createdAt),
});
