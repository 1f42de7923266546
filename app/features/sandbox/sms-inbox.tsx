import { Form, useNavigation } from "@remix-run/react";
import { timeToIso } from "../../../schema/rules/time";
import { formatPhone } from "../../lib/format";
import { Button } from "../../ui/buttons/button";
import { Copyable } from "../../ui/buttons/copyable";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorState } from "../../ui/feedback/error-state";
import { RotateCcw } from "../../ui/icons";
import { Card } from "../../ui/layout/card";
import styles from "./sandbox.module.css";

export interface SandboxSms {
  id: number;
  phone: string;
  content: string;
  /** `YYYY-MM-DD HH:mm:ss` in Shanghai. */
  createTime: string;
}

/** SMS that would have been sent, newest first; null when they could not be loaded. */
export function SmsInbox({ messages }: { messages: SandboxSms[] | null }) {
  const isLoading = useNavigation().state === "loading";
  return (
    <Card
      title="短信收件箱"
      actions={
        <Form method="get">
          <Button type="submit" size="sm" icon={<RotateCcw size={16} />} isPending={isLoading}>
            刷新
          </Button>
        </Form>
      }
    >
      <SmsList messages={messages} />
    </Card>
  );
}

function SmsList({ messages }: { messages: SandboxSms[] | null }) {
  if (!messages) return <ErrorState title="短信没有加载出来" description="请确认后端已启动，再点刷新" />;
  if (messages.length === 0) {
    return (
      <EmptyState
        illustration="messages"
        title="还没有短信"
        description="在登录或注册页获取验证码后，短信会出现在这里"
      />
    );
  }
  return (
    <ol className={styles.list}>
      {messages.map(({ id, phone, content, createTime }) => (
        <li key={id} className={styles.sms}>
          <p className={styles.smsHead}>
            <span>{formatPhone(phone)}</span>
            <time dateTime={timeToIso(createTime)}>{createTime}</time>
          </p>
          <SmsText content={content} />
          <SmsCode content={content} />
        </li>
      ))}
    </ol>
  );
}

/** A text with its links, which point to this site with any port. */
function SmsText({ content }: { content: string }) {
  const parts = content.split(/(https?:\/\/[\w.:/-]+)/);
  return (
    <p>
      {parts.map((part) =>
        URL.canParse(part) ? (
          <a key={part} href={new URL(part).pathname}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

/** The code in a text, with a button to copy it. */
function SmsCode({ content }: { content: string }) {
  const [code] = /(?<=验证码 )\d{6}/.exec(content) ?? [];
  return code ? (
    <Copyable value={code} label="验证码">
      <strong className={styles.code}>{code}</strong>
    </Copyable>
  ) : null;
}
