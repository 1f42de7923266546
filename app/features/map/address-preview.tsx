import { AddressLocationDocument } from "~/features/logistics/logistics-queries";
import { useRead } from "~/lib/graphql/use-read";
import { useDebouncedValue } from "~/lib/use-debounced-value";
import { PointMap } from "./point-map";
import { PointPreview } from "./point-preview";
import styles from "./point-preview.module.css";

/** Pause in typing before the map is asked, ms. */
const REST_MS = 600;

interface AddressPreviewProps {
  /** Name of the place, e.g. 提货地址. */
  name: string;
  /** The address for the map; null for an incomplete one. */
  address: string | null;
}

/**
 * Shows an address on the map while it is typed (LOG-02); nothing while the map does not know it, which is
 * not an error.
 */
export function AddressPreview({ name, address }: AddressPreviewProps) {
  const rested = useDebouncedValue(address, REST_MS);
  const { data: point } = useRead(
    AddressLocationDocument,
    address !== null && address === rested ? { address } : null,
    { pick: ({ addressLocation }) => addressLocation, requestPolicy: "cache-first", isOptional: true },
  );
  if (!point || address !== rested) return null;
  return (
    <div className={styles.address} role="status">
      <PointPreview name={name} point={point} />
      <PointMap name={name} point={point} />
    </div>
  );
}
