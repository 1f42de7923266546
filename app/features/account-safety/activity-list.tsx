import { type FragmentType, getFragment, graphql } from "~/gql";
import type { ActivityKind } from "~/gql/graphql";
import { formatSecond } from "~/lib/format";
import { LinedList } from "~/ui/lists/lined-list";
import styles from "./session-list.module.css";

const ActivityRow = graphql(`
  fragment ActivityRow on AccountActivity {
    id
    kind
    at
    detail
    device
    place
  }
`);

const WORDS: Record<ActivityKind, string> = {
  SIGNED_IN: "登录账号",
  SESSIONS_ENDED: "退出登录设备",
  PAY_PASSWORD_SET: "设置支付密码",
  PAY_PASSWORD_CHANGED: "修改支付密码",
  PHONE_CHANGED: "修改手机号",
  ALIPAY_BOUND: "绑定支付宝账号",
  ALIPAY_UNBOUND: "解绑支付宝账号",
  WECHAT_BOUND: "绑定微信账号",
  WECHAT_UNBOUND: "解绑微信账号",
  BANK_BOUND: "绑定对公账户",
  BANK_UNBOUND: "解绑对公账户",
  EXPORTED: "导出数据",
  WEBHOOK_CHANGED: "修改推送地址",
  WITHDRAWN: "申请提现",
  API_KEY_CREATED: "创建接口密钥",
  API_KEY_ROTATED: "更换接口密钥",
  API_KEY_REVOKED: "停用接口密钥",
  APP_TOKEN_COPIED: "应用令牌被重复使用",
};

/** The account activity: action, device, place and time (ux.md U50). */
export function ActivityList({ rows }: { rows: readonly FragmentType<typeof ActivityRow>[] }) {
  return (
    <LinedList label="账户动态">
      {rows.map((row) => {
        const { id, kind, at, detail, device, place } = getFragment(ActivityRow, row);
        return (
          <li key={id} className={styles.entry}>
            <p className={styles.name}>
              {WORDS[kind]}
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </p>
            <p className={styles.facts}>
              <span>{[device ?? "未知设备", place].filter(Boolean).join("，")}</span>
              <time dateTime={at}>{formatSecond(at)}</time>
            </p>
          </li>
        );
      })}
    </LinedList>
  );
}
