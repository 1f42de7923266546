import { MediaGallery } from "~/features/media/media-gallery";
import { Fact, Facts } from "~/ui/lists/facts";

interface PickUpPhotosProps {
  pickUp: { content: string; imageUrls: readonly string[] };
  orderNo: string;
}

/** Photos of the goods when they were picked up, and the remark (DETAIL-21). */
export function PickUpPhotos({ pickUp, orderNo }: PickUpPhotosProps) {
  return (
    <>
      <Facts>
        <Fact name="提货说明" isWide>
          {pickUp.content}
        </Fact>
      </Facts>
      <MediaGallery label="提货照片" urls={pickUp.imageUrls} downloadPrefix={orderNo} />
    </>
  );
}
