import { MediaGallery } from "~/features/media/media-gallery";
import { photoStamp } from "~/features/media/photo-stamp";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Fact, Facts } from "~/ui/lists/facts";
import tag from "~/ui/tags/tag.module.css";
import { DetailSection } from "../detail-section";
import styles from "./evaluation.module.css";

const EvaluationFragment = graphql(`
  fragment Evaluation on OrderService {
    evaluation { star content tags isAnonymous imageUrls createdAt }
  }
`);

const MOST_STARS = 5;

/** The customer's rating of the work (DETAIL-25); nothing before it. */
export function Evaluation(props: { service: FragmentType<typeof EvaluationFragment> }) {
  const { evaluation } = getFragment(EvaluationFragment, props.service);
  if (!evaluation) return null;
  return (
    <DetailSection title="评价">
      <Facts>
        <Fact name="评分">
          <span className={styles.stars} aria-hidden="true">
            {"★".repeat(evaluation.star)}
            {"☆".repeat(MOST_STARS - evaluation.star)}
          </span>{" "}
          {evaluation.star} 星
        </Fact>
        <Fact name="评价时间">{formatDateTime(evaluation.createdAt)}</Fact>
        <Fact name="匿名">{evaluation.isAnonymous ? "匿名评价" : null}</Fact>
        <Fact name="印象标签" isWide>
          {evaluation.tags.length > 0 ? (
            <ul className={styles.tags} aria-label="印象标签">
              {evaluation.tags.map((word) => (
                <li key={word} className={tag.tag}>
                  {word}
                </li>
              ))}
            </ul>
          ) : null}
        </Fact>
        <Fact name="评价内容" isWide>
          {evaluation.content}
        </Fact>
      </Facts>
      <MediaGallery label="评价图片" urls={evaluation.imageUrls} stamp={photoStamp(evaluation.createdAt)} />
    </DetailSection>
  );
}
