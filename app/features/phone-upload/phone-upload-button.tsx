import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { Button } from "~/ui/buttons/button";
import { lazyComponent } from "~/ui/lazy-component";
import styles from "./phone-upload.module.css";

const PhoneUploadDialog = lazyComponent(
  async () => (await import("./phone-upload-dialog")).PhoneUploadDialog,
);

interface PhoneUploadButtonProps {
  /** The field that it fills, for screen readers. */
  label: string;
  /** The most pictures that the field takes now. */
  count: number;
  onPicture(url: string): void;
  /**
   * Called instead of opening the dialog when it is impossible, to tell the reason; null when it is possible.
   */
  onRefused: (() => void) | null;
}

/** Fills a field with pictures from a phone (ux.md U22). Not shown on a phone, which does not need it. */
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
