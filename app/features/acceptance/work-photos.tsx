import { useState } from "react";
import { photoStamp } from "~/features/media/photo-stamp";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Tabs } from "~/ui/navigation/tabs";
import { PhotoStrip } from "./photo-strip";
import styles from "./work-photos.module.css";

const WorkPhotosFragment = graphql(`
  fragment WorkPhotos on Order {
    orderNo
    displayAddress
    pickupAddress
    completedAt
    service {
      pickUp { content imageUrls }
      completion { content imageUrls }
      signIn { area }
      log { event at }
    }
  }
`);

interface Stage {
  key: "pickUp" | "completion";
  label: string;
  photos: { content: string; imageUrls: readonly string[] };
  /** ISO. */
  at: string | null;
  place: string | null;
}

/** The photos of the work by stage; those of the finished work are shown first (ACC-02). */
export function WorkPhotos(props: { order: FragmentType<typeof WorkPhotosFragment> }) {
  const { orderNo, displayAddress, pickupAddress, completedAt, service } = getFragment(
    WorkPhotosFragment,
    props.order,
  );
  const [wanted, setWanted] = useState<Stage["key"]>("completion");
  const stages: Stage[] = [];
  if (service?.pickUp && service.pickUp.imageUrls.length > 0) {
    const at = service.log.findLast(({ event }) => event === "pick_up")?.at ?? null;
    stages.push({ key: "pickUp", label: "提货", photos: service.pickUp, at, place: pickupAddress });
  }
  if (service?.completion) {
    const place = service.signIn?.area || displayAddress;
    stages.push({ key: "completion", label: "完工", photos: service.completion, at: completedAt, place });
  }
  const stage = stages.find(({ key }) => key === wanted) ?? stages.at(-1);
  if (!stage) return <p className={styles.minor}>师傅还没有提交完工照片</p>;
  const shown = <StagePhotos key={stage.key} stage={stage} orderNo={orderNo} />;
  return (
    <div className={styles.stages}>
      {stages.length > 1 ? (
        <Tabs
          label="照片阶段"
          tabs={stages.map(({ key, label, photos }) => ({
            key,
            label: `${label} ${photos.imageUrls.length}`,
          }))}
          selected={stage.key}
          onSelect={setWanted}
        >
          {shown}
        </Tabs>
      ) : (
        shown
      )}
      {service?.completion ? null : <p className={styles.minor}>师傅还没有提交完工照片</p>}
    </div>
  );
}

function StagePhotos({ stage, orderNo }: { stage: Stage; orderNo: string }) {
  const { label, photos, at, place } = stage;
  return (
    <div className={styles.stage}>
      {photos.imageUrls.length > 0 ? (
        <PhotoStrip
          label={`${label}照片`}
          urls={photos.imageUrls}
          downloadPrefix={orderNo}
          stamp={photoStamp(at, place)}
        />
      ) : null}
      <div>
        <p>{photos.content || "师傅没有填写说明"}</p>
        {at ? (
          <p className={styles.minor}>
            {label}时间 {formatDateTime(at)}
          </p>
        ) : null}
      </div>
    </div>
  );
}
