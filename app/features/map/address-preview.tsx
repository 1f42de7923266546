import { AddressLocationDocument } from "~/features/logistics/logistics-queries";
import { useRead } from "~/lib/graphql/use-read";
import { useDebouncedValue } from "~/lib/use-debounced-value";
import { PointMap } from "./point-map";
import { PointPreview } from "./point-preview";
import styles from "./point-preview.module.css";

/** Pause in typing after which the map is asked, ms. */
const REST_MS = 600;

interface AddressPreviewProps {
  /** What lies there, e.g. 提货地址. */
  name: string;
  /** As a map understands it; null for what is none yet. */
  address: string | null;
}

/** Where the map puts an address while it is typed (LOG-02); nothing while it knows none, which is no hindrance. */
export function AddressPreview({ name, address }: AddressPreviewProps) {
  const rested = useDebouncedValue(address, REST_MS);
  const { data: point } = useRead(
    AddressLocationDocument,
    address !== null && address === rested ? { address } : null,
    { pick: ({ addressLocation }) => addressLocation, requestPolicy: "cache-first" },
  );
  if (!point || address !== rested) return null;
  return (
    <div className={styles.address} role="status">
      <PointPreview name={name} point={point} />
      <PointMap name={name} point={point} />
    </div>
  );
}
