import { useState } from "react";
import type { CodePhone } from "~/features/payout-accounts/code-part";
import { PartFailure } from "~/features/site/load-failure";
import { Button } from "~/ui/buttons/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Card } from "~/ui/layout/card";
import { lazyComponent } from "~/ui/lazy-component";
import { KeyList } from "./key-list";

const CreateKeyDialog = lazyComponent(async () => (await import("./create-key-dialog")).CreateKeyDialog);
const SecretDialog = lazyComponent(async () => (await import("./secret-dialog")).SecretDialog);

interface KeysCardProps {
  /** Null when they could not be read. */
  keys: Parameters<typeof KeyList>[0]["keys"] | null;
  /** Where codes go; null when it could not be read. */
  phone: CodePhone | null;
  /** A sandbox runs here, for which keys can be made as well (decision 082). */
  hasTestKeys: boolean;
}

/** The keys of the customer's programs, and the way to a new one (ux.md U70). */
export function KeysCard({ keys, phone, hasTestKeys }: KeysCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const show = (made: string) => {
    setOpen(false);
    setSecret(made);
  };
  return (
    <Card
      title="接口密钥"
      actions={
        phone && keys ? (
          <Button variant="primary" aria-haspopup="dialog" onPress={() => setOpen(true)}>
            创建密钥
          </Button>
        ) : null
      }
    >
      {keys === null ? <PartFailure what="接口密钥" /> : null}
      {keys?.length === 0 ? (
        <EmptyState title="还没有接口密钥" description="创建密钥后，您的程序可以下单、查询和付款" />
      ) : null}
      {keys && keys.length > 0 ? <KeyList keys={keys} phone={phone} onMade={show} /> : null}
      {isOpen && phone ? (
        <CreateKeyDialog {...phone} hasTestKeys={hasTestKeys} onMade={show} onClose={() => setOpen(false)} />
      ) : null}
      {secret === null ? null : <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  );
}
