import screen from "~/features/site/first-screen.module.css";
import { classNames } from "~/ui/class-names";
import { BadgeCheck, Camera, ShieldCheck } from "~/ui/icons";
import type { CityGroup } from "./cities";
import styles from "./hero.module.css";
import type { Category, SampleOrderFacts } from "./home-content";
import { OrderPicture } from "./order-picture";
import { StartForm } from "./start-form";

const PROOFS = [
  { icon: ShieldCheck, title: "资金担保", text: "满意后才结款" },
  { icon: BadgeCheck, title: "实名师傅", text: "身份逐一核验" },
  { icon: Camera, title: "拍照留证", text: "提货安装有据" },
];

interface HeroProps {
  categories: readonly Category[];
  cities: readonly CityGroup[];
  sample: SampleOrderFacts;
}

/** The first screen: the service, a start button, and reasons to trust it (PUB-01). */
export function Hero({ categories, cities, sample }: HeroProps) {
  return (
    <section className={screen.ground} aria-labelledby="hero-title">
      <div className={classNames(screen.screen, styles.hero)}>
        <div className={styles.words}>
          <h1 id="hero-title" className={styles.title}>
            家具送货、安装、维修，
            <br />
            一次下单，<em>满意后才结款</em>
          </h1>
          <p className={styles.lead} data-phrases="">
            选好品类和城市，两步提交订单。多位师傅报价由您挑选，款项由平台担保，您确认满意后才结给师傅。
          </p>
          <StartForm categories={categories} cities={cities} />
          <ul className={styles.proofs}>
            {PROOFS.map(({ icon: Icon, title, text }) => (
              <li key={title} className={styles.proof}>
                <Icon size={20} />
                <span>
                  <strong>{title}</strong>
                  <span className={styles.small}>{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.drawing}>
          <OrderPicture order={sample} />
        </div>
      </div>
    </section>
  );
}
