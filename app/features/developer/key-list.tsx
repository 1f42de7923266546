import { useState } from "react";
import type { CodePhone } from "~/features/payout-accounts/code-part";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { KeyFactsFragment } from "~/gql/graphql";
import { formatDateTime, formatMoney } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { lazyComponent } from "~/ui/lazy-component";
import { Fact, Facts } from "~/ui/lists/facts";
import { LinedList } from "~/ui/lists/lined-list";
import { StatusChip } from "~/ui/tags/status-chip";
import styles from "./developer.module.css";
import { RevokeApiKeyDocument } from "./developer-queries";
import { SCOPE_WORDS } from "./scope-words";

const RotateKeyDialog = lazyComponent(async () => (await import("./rotate-key-dialog")).RotateKeyDialog);

const KeyFacts = graphql(`
  fragment KeyFacts on ApiKey {
    id
    mode
    name
    tail
    scopes
    addresses
    dayLimit
    paidToday
    createdAt
    lastUsedAt
    lastUsedFrom
    oldSecretUntil
  }
`);

interface KeyListProps {
  keys: readonly FragmentType<typeof KeyFacts>[];
  /** Where codes go; null when it could not be read: then no key can be rotated. */
  phone: CodePhone | null;
  /** A new secret is to be shown. */
  onMade(secret: string): void;
}

/** The keys, each with what it may do and how it was used, and with what can be done about it (ux.md U71). */
export function KeyList({ keys, phone, onMade }: KeyListProps) {
  const [rotated, setRotated] = useState<KeyFactsFragment | null>(null);
  const [revoked, setRevoked] = useState<KeyFactsFragment | null>(null);
  const close = () => setRevoked(null);
  const revoking = useMutate(RevokeApiKeyDocument, {
    success: "密钥已停用",
    changes: ["ApiKey"],
    onEnd: close,
  });
  return (
    <>
      <LinedList label="接口密钥">
        {keys.map((row) => {
          const key = getFragment(KeyFacts, row);
          return (
            <li key={key.id} className={styles.key}>
              <div className={styles.head}>
                <h3 className={styles.name}>
                  {key.name}
                  <span className={styles.tail}>…{key.tail}</span>
                  {key.mode === "TEST" ? <StatusChip tone="info">测试</StatusChip> : null}
                  {key.oldSecretUntil ? (
                    <StatusChip tone="warning">旧密钥 {formatDateTime(key.oldSecretUntil)} 失效</StatusChip>
                  ) : null}
                </h3>
                <div className={styles.actions}>
                  {phone ? (
                    <Button
                      size="sm"
                      aria-haspopup="dialog"
                      aria-label={`更换 ${key.name}`}
                      onPress={() => setRotated(key)}
                    >
                      更换
                    </Button>
                  ) : null}
                  <Button
                    size="sm"
                    aria-haspopup="dialog"
                    aria-label={`停用 ${key.name}`}
                    onPress={() => setRevoked(key)}
                  >
                    停用
                  </Button>
                </div>
              </div>
              <Facts>
                <Fact name="权限">{key.scopes.map((scope) => SCOPE_WORDS[scope].name).join("、")}</Fact>
                {key.dayLimit == null ? null : (
                  <Fact name="今日付款">
                    {formatMoney(key.paidToday)} / {formatMoney(key.dayLimit)}
                  </Fact>
                )}
                <Fact name="允许的地址">
                  {key.addresses.length === 0 ? "不限" : key.addresses.join("、")}
                </Fact>
                <Fact name="最近使用">
                  {key.lastUsedAt
                    ? [formatDateTime(key.lastUsedAt), key.lastUsedFrom].filter(Boolean).join("，")
                    : "还没有使用"}
                </Fact>
                <Fact name="创建时间">{formatDateTime(key.createdAt)}</Fact>
              </Facts>
            </li>
          );
        })}
      </LinedList>
      {rotated && phone ? (
        <RotateKeyDialog
          {...phone}
          keyId={rotated.id}
          name={rotated.name}
          onMade={(secret) => {
            setRotated(null);
            onMade(secret);
          }}
          onClose={() => setRotated(null)}
        />
      ) : null}
      <ConfirmDialog
        title="停用密钥"
        message={revoked ? `“${revoked.name}”会立即失效，使用它的程序不能再调用。停用后不能恢复。` : ""}
        confirmLabel="停用密钥"
        isOpen={revoked !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        isPending={revoking.isPending}
        onConfirm={() => revoked && void revoking.send({ keyId: revoked.id })}
      />
    </>
  );
}
