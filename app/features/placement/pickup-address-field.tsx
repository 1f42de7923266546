import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { CircleCheck } from "~/ui/icons";
import { TextField } from "~/ui/text-field";
import { useOrderDraft } from "./draft-context";
import { fieldId } from "./fields";
import { createLatestRequest } from "./latest-request";
import { useLoginPrompt } from "./login-prompt";
import type { OrderDraft } from "./order-draft";
import styles from "./pickup-address-field.module.css";
import { fetchLocation, type Location } from "./queries";
import { wholePickupAddress } from "./whole-pickup-address";

/** Comes when an address was found. */
const PointPreview = lazy(() =>
  import("~/features/map/point-preview").then((module) => ({ default: module.PointPreview })),
);

/** Pause in typing after which the map is asked, ms. */
const REST_MS = 600;

/**
 * Where the master collects the goods. Its place on the map is looked up while one goes on (PLACE-54, LOG-02); an
 * address that the map does not know is fine, the order is placed without coordinates (reliability.md R28).
 */
export function PickupAddressField() {
  const { draft, update, get } = useOrderDraft();
  const { isSignedIn } = useLoginPrompt();
  const [isUnknown, setUnknown] = useState(false);
  const whole = wholePickupAddress(draft.pickupAddress, areaNamesOf(draft));
  const { pickUpLng: lng, pickUpLat: lat } = draft;
  const isLocated = lng !== null && lat !== null;

  const lookUp = useMemo(
    () =>
      createLatestRequest<string, Location | null>({
        delayMs: REST_MS,
        run: fetchLocation,
        onResult: (location, asked) => {
          // Typed on in the meantime: the answer is about another place.
          if (asked !== wholePickupAddress(get().pickupAddress, areaNamesOf(get()))) return;
          setUnknown(location === null);
          update({ pickUpLng: location?.lng ?? null, pickUpLat: location?.lat ?? null });
        },
        onError: () => setUnknown(true),
      }),
    [get, update],
  );
  useEffect(() => {
    setUnknown(false);
    if (isSignedIn && whole !== null && !isLocated) lookUp.request(whole);
    return lookUp.cancel;
  }, [isSignedIn, whole, isLocated, lookUp]);

  return (
    <TextField
      id={fieldId("pickupAddress")}
      label="提货地址"
      maxLength={200}
      autoComplete="off"
      placeholder="选填，物流网点或仓库的地址"
      value={draft.pickupAddress}
      onChange={(pickupAddress) => update({ pickupAddress, pickUpLng: null, pickUpLat: null })}
      description={
        <span className={styles.state} role="status">
          {isLocated ? (
            <>
              <CircleCheck size={16} />
              已在地图上定位，师傅可以直接导航
              {isSignedIn ? (
                <Suspense fallback={null}>
                  <PointPreview name="提货地址" point={{ lng, lat }} />
                </Suspense>
              ) : null}
            </>
          ) : isUnknown ? (
            "暂时无法在地图上定位，不影响下单"
          ) : null}
        </span>
      }
    />
  );
}

/** The city that an address without one lies in: where the goods are collected, else where they go. */
const areaNamesOf = ({ pickupAreaNames, areaNames }: OrderDraft) =>
  pickupAreaNames.length > 0 ? pickupAreaNames : areaNames;
