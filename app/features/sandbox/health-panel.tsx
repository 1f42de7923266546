import { ErrorState } from "../../ui/feedback/error-state";
import { Card } from "../../ui/layout/card";
import { StatusChip } from "../../ui/tags/status-chip";
import styles from "./sandbox.module.css";

export interface SandboxHealth {
  outbox: { pending: number; oldestAgeMs: number | null };
  violations: { rule: string; subject: string }[];
  checks: { lastSliceTime: string | null };
}

/** An event that waits longer than this was not delivered at once, ms. */
const LATE_MS = 10_000;

/** Whether events reach their rooms and the books balance; null when it could not be loaded. */
export function HealthPanel({ health }: { health: SandboxHealth | null }) {
  return (
    <Card title="运行状况">
      {health ? (
        <Health {...health} />
      ) : (
        <ErrorState title="运行状况没有加载出来" description="请确认后端已启动，再点刷新" />
      )}
    </Card>
  );
}

function Health({ outbox, violations, checks }: SandboxHealth) {
  const isLate = (outbox.oldestAgeMs ?? 0) > LATE_MS;
  return (
    <dl className={styles.health}>
      <div>
        <dt>消息推送队列</dt>
        <dd>
          <StatusChip tone={isLate ? "warning" : "success"}>{isLate ? "有积压" : "正常"}</StatusChip>
          <span>{outbox.pending === 0 ? "没有等待送达的事件" : `${outbox.pending} 条等待送达`}</span>
          {outbox.oldestAgeMs === null ? null : (
            <span>最早已等待 {Math.ceil(outbox.oldestAgeMs / 1000)} 秒</span>
          )}
        </dd>
      </div>
      <div>
        <dt>账务与订单状态</dt>
        <dd>
          <Books violations={violations.length} isChecked={checks.lastSliceTime !== null} />
          <span>
            {checks.lastSliceTime === null ? "一两分钟后开始" : `最近核对：${checks.lastSliceTime}`}
          </span>
        </dd>
        {violations.length === 0 ? null : (
          <dd>
            <ul>
              {violations.map(({ rule, subject }) => (
                <li key={`${rule} ${subject}`}>
                  <code>{rule}</code> {subject}
                </li>
              ))}
            </ul>
          </dd>
        )}
      </div>
    </dl>
  );
}

function Books({ violations, isChecked }: { violations: number; isChecked: boolean }) {
  if (violations > 0) return <StatusChip tone="danger">{violations} 处不一致</StatusChip>;
  return isChecked ? (
    <StatusChip tone="success">全部平衡</StatusChip>
  ) : (
    <StatusChip tone="neutral">尚未核对</StatusChip>
  );
}
