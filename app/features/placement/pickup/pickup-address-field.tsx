import { useEffect } from "react";
import { AddressLocationDocument } from "~/features/logistics/logistics-queries";
import { useRead } from "~/lib/graphql/use-read";
import { useDebouncedValue } from "~/lib/use-debounced-value";
import { TextField } from "~/ui/fields/text-field";
import { CircleCheck } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";
import { wholePickupAddress } from "../../logistics/whole-pickup-address";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";
import type { OrderDraft } from "../draft/order-draft";
import { useLoginPrompt } from "../page/login-prompt";
import styles from "./pickup-address-field.module.css";

/** Loaded when an address was found. */
const PointPreview = lazyComponent(async () => (await import("~/features/map/point-preview")).PointPreview);
const PointMap = lazyComponent(async () => (await import("~/features/map/point-map")).PointMap, null);

/** Pause in typing before the map is asked, ms. */
const REST_MS = 600;

/**
 * The address where the master picks up the goods. Its place on the map is searched in the background
 * (PLACE-54, LOG-02). An unknown address is accepted, and the order is placed without coordinates
 * (reliability.md R28).
 */
export function PickupAddressField() {
  const { draft, update } = useOrderDraft();
  const { isSignedIn } = useLoginPrompt();
  const whole = wholePickupAddress(draft.pickupAddress, areaNamesOf(draft));
  const { pickupPoint } = draft;

  const rested = useDebouncedValue(whole, REST_MS);
  const isWanted = isSignedIn && whole !== null && whole === rested && pickupPoint === null;
  const { status, data } = useRead(AddressLocationDocument, isWanted ? { address: whole } : null, {
    pick: ({ addressLocation }) => ({ location: addressLocation ?? null }),
    requestPolicy: "cache-first",
    isOptional: true,
  });
  const location = data?.location ?? null;
  const isUnknown = status === "failed" || (data !== null && location === null);
  useEffect(() => {
    if (location) update({ pickupPoint: { lng: location.lng, lat: location.lat } });
  }, [location, update]);

  return (
    <div className={styles.field}>
      <TextField
        id={fieldId("pickupAddress")}
        label="提货地址"
        maxLength={200}
        autoComplete="off"
        placeholder="选填，物流网点或仓库的地址"
        value={draft.pickupAddress}
        onChange={(pickupAddress) => update({ pickupAddress, pickupPoint: null })}
        note={
          <span className={styles.state} role="status">
            {pickupPoint ? (
              <>
                <CircleCheck size={16} />
                已在地图上定位，师傅可以直接导航
                {isSignedIn ? <PointPreview name="提货地址" point={pickupPoint} /> : null}
              </>
            ) : isUnknown ? (
              "暂时无法在地图上定位，不影响下单"
            ) : null}
          </span>
        }
      />
      {pickupPoint && isSignedIn ? <PointMap name="提货地址" point={pickupPoint} /> : null}
    </div>
  );
}

/** The city of an address without one: that of the pickup, or else that of the recipient. */
const areaNamesOf = ({ pickupAreaPath, pickupAreaNames, areaNames }: OrderDraft) =>
  pickupAreaPath.length > 0 ? pickupAreaNames : areaNames;
