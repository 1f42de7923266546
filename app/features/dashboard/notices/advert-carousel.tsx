import { Link } from "@remix-run/react";
import { type KeyboardEvent, useState } from "react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { AdvertCarouselFragment as Advert } from "~/gql/graphql";
import { IconButton } from "~/ui/buttons/icon-button";
import { ChevronLeft, ChevronRight, Pause, Play } from "~/ui/icons";
import styles from "./advert-carousel.module.css";
import { useRotation } from "./use-rotation";

const AdvertCarouselFragment = graphql(`
  fragment AdvertCarousel on Advert {
    title
    image
    url
  }
`);

interface AdvertCarouselProps {
  adverts: readonly FragmentType<typeof AdvertCarouselFragment>[];
}

/** What the platform wants to say, one picture at a time (HOME-02). Nothing at all without adverts. */
export function AdvertCarousel(props: AdvertCarouselProps) {
  const adverts = props.adverts.map((advert) => getFragment(AdvertCarouselFragment, advert));
  const [isHeld, setHeld] = useState(false);
  const { index, isPlaying, setPlaying, step } = useRotation(adverts.length, isHeld);
  if (adverts.length === 0) return null;

  const turn = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "ArrowRight") step(1);
  };
  return (
    <section
      className={styles.carousel}
      aria-roledescription="轮播"
      aria-label="平台推荐"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={adverts.length > 1 ? turn : undefined}
    >
      <div aria-live={isPlaying ? "off" : "polite"}>
        {adverts.map((advert, place) => (
          // biome-ignore lint/a11y/useSemanticElements: the slides of a carousel are groups, none of them a fieldset
          <div
            key={advert.image + advert.title}
            role="group"
            aria-roledescription="幻灯片"
            aria-label={`第 ${place + 1} 张，共 ${adverts.length} 张`}
            hidden={place !== index}
          >
            <AdvertLink advert={advert}>
              <img
                className={styles.picture}
                src={advert.image}
                alt=""
                width={1200}
                height={300}
                loading={place === 0 ? "eager" : "lazy"}
              />
              <span className={styles.title}>{advert.title || "平台推荐"}</span>
            </AdvertLink>
          </div>
        ))}
      </div>
      {adverts.length > 1 ? (
        <div className={styles.controls}>
          <IconButton label="上一张" icon={<ChevronLeft size={16} />} onPress={() => step(-1)} />
          <span className={styles.place}>
            {index + 1} / {adverts.length}
          </span>
          <IconButton label="下一张" icon={<ChevronRight size={16} />} onPress={() => step(1)} />
          <IconButton
            label={isPlaying ? "暂停轮播" : "自动轮播"}
            icon={isPlaying ? <Pause size={16} /> : <Play size={16} />}
            onPress={() => setPlaying(!isPlaying)}
          />
        </div>
      ) : null}
    </section>
  );
}

/** Own pages open here, others in a window that cannot reach back; the graph lets no other kind of address through. */
function AdvertLink({ advert: { url }, children }: { advert: Advert; children: React.ReactNode }) {
  if (!url) return <div className={styles.slide}>{children}</div>;
  return url.startsWith("/") ? (
    <Link to={url} className={styles.slide}>
      {children}
    </Link>
  ) : (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.slide}>
      {children}
    </a>
  );
}
