import { useMemo } from "react";
import { drawQrCode } from "~/lib/qr-code";
import { QrCode } from "~/ui/media/qr-code";

/** A text as a QR code. Loaded separately, because most payments need none. */
export function DrawnCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawQrCode(text), [text]);
  return <QrCode code={code} label={label} />;
}
