import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { Button } from "~/ui/buttons/button";
import { lazyComponent } from "~/ui/lazy-component";
import styles from "./phone-upload.module.css";

const PhoneUploadDialog = lazyComponent(
  async () => (await import("./phone-upload-dialog")).PhoneUploadDialog,
);

interface PhoneUploadButtonProps {
  /** The field that it fills in, for who cannot see beside which one it stands. */
  label: string;
  /** The most pictures that the field takes now. */
  count: number;
  onPicture(url: string): void;
  /** Says why it is not possible, instead of opening; null where it is. */
  onRefused: (() => void) | null;
}

/** Fills a field in with pictures from a phone (ux.md U22). It is not shown on a phone, where it is not needed. */
export function PhoneUploadButton({ label, count, onPicture, onRefused }: PhoneUploadButtonProps) {
  const { phoneUploads: isOffered } = useOffers();
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <div className={styles.way}>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`用手机上传${label}`}
        aria-haspopup="dialog"
        onPress={onRefused ?? (() => setOpen(true))}
      >
        用手机上传
      </Button>
      <PhoneUploadDialog isOpen={isOpen} onOpenChange={setOpen} count={count} onPicture={onPicture} />
    </div>
  );
}
