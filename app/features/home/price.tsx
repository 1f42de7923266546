import { siteConfig } from "~/lib/site-config";
import { LinkButton } from "~/ui/buttons/link-button";
import { Phone, ShieldCheck } from "~/ui/icons";
import tag from "~/ui/tags/tag.module.css";
import { PriceLine } from "~/ui/values/money";
import type { SampleOrderFacts } from "./home-content";
import styles from "./price.module.css";

/** The end of the page: the price of an order with its lines, then buttons to start or to ask (PUB-07). */
export function Price({ sample }: { sample: SampleOrderFacts }) {
  const { hotline } = siteConfig;
  return (
    <section id="price" className={styles.section} aria-labelledby="price-title">
      <div className={styles.layout}>
        <div className={styles.words}>
          <h2 id="price-title" className={styles.title}>
            每一分钱，付款前都看得清
          </h2>
          <p className={styles.text} data-phrases="">
            费用随您填写的商品、体积和城市即时计算，逐项列明。先填写，登录后看到价格，满意再提交。
          </p>
          <div className={styles.actions}>
            <LinkButton to="/placeorder/stepone" variant="primary" size="lg">
              开始填写订单
            </LinkButton>
            {hotline ? (
              <a className={styles.hotline} href={hotline.href}>
                <Phone size={16} />
                {hotline.display}
                <span className={styles.hours}>{hotline.hours}</span>
              </a>
            ) : null}
          </div>
        </div>
        <Receipt order={sample} />
      </div>
    </section>
  );
}

/** A price with its lines, as the order form shows it. */
function Receipt({ order }: { order: SampleOrderFacts }) {
  return (
    <figure className={styles.receipt}>
      <figcaption className={styles.head}>
        <span className={tag.tag}>示例</span>
        <strong>{order.goods}</strong>
        <span className={styles.facts}>
          {order.service} · {order.city} · {order.volume}
        </span>
      </figcaption>
      <dl>
        {order.lines.map(({ name, rule, fee }) => (
          <PriceLine
            key={name}
            className={styles.line}
            fen={fee}
            name={
              <>
                {name}
                <span className={styles.rule} data-phrases="">
                  {rule}
                </span>
              </>
            }
          />
        ))}
        <PriceLine className={styles.total} name="合计" fen={order.total} size="lg" />
      </dl>
      <p className={styles.escrow}>
        <ShieldCheck size={16} />
        <span data-phrases="">付款后由平台保管，您确认满意后才结给师傅</span>
      </p>
    </figure>
  );
}
