import { timeToIso } from "../../../schema/rules/time";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorState } from "../../ui/feedback/error-state";
import { Card } from "../../ui/layout/card";
import styles from "./sandbox.module.css";

export interface SandboxWechat {
  id: number;
  openid: string;
  content: string;
  /** Target of the message. */
  url: string;
  /** `YYYY-MM-DD HH:mm:ss` in Shanghai. */
  createTime: string;
}

/** Messages that the official account would have sent, newest first; null when they could not be loaded. */
export function WechatInbox({ messages }: { messages: SandboxWechat[] | null }) {
  return (
    <Card title="微信收件箱">
      <WechatList messages={messages} />
    </Card>
  );
}

function WechatList({ messages }: { messages: SandboxWechat[] | null }) {
  if (!messages) {
    return <ErrorState title="微信消息没有加载出来" description="请确认后端已启动，再刷新页面" />;
  }
  if (messages.length === 0) {
    return (
      <EmptyState
        illustration="messages"
        title="还没有微信消息"
        description="客户绑定微信并在消息设置中选择微信提醒后，消息会出现在这里"
      />
    );
  }
  return (
    <ol className={styles.list}>
      {messages.map(({ id, openid, content, url, createTime }) => (
        <li key={id} className={styles.sms}>
          <p className={styles.smsHead}>
            <span>{openid}</span>
            <time dateTime={timeToIso(createTime)}>{createTime}</time>
          </p>
          <p>
            <a href={new URL(url).pathname + new URL(url).search}>{content}</a>
          </p>
        </li>
      ))}
    </ol>
  );
}
