import { Link } from "@remix-run/react";
import { JoinDrawing } from "~/features/illustrations/drawing";
import { ArrowRight } from "~/ui/icons";
import styles from "./join.module.css";
import { Section } from "./section";

const CARDS = [
  {
    who: "provider",
    to: "/service_ruzhu",
    title: "服务商入驻",
    text: "有队伍、有仓库、有口碑？在您的城市承接一个或多个品类的派单与服务，个人和企业都可以申请。",
    action: "申请成为服务商",
  },
  {
    who: "worker",
    to: "/ruzhu",
    title: "师傅入驻",
    text: "订单就近派给您，款项平台担保，验收后结算。查看所在区县的服务商，联系后完成实名认证。",
    action: "查看当地服务商",
  },
] as const;

/** The two ways to join (PUB-06). */
export function Join() {
  return (
    <Section id="join" title="和我们一起，把活干好" lead="认真做服务的人，值得稳定的订单和按时的结算。">
      <ul className={styles.cards}>
        {CARDS.map(({ who, to, title, text, action }) => (
          <li key={to}>
            <Link to={to} className={styles.card}>
              <span className={styles.words}>
                <strong className={styles.title}>{title}</strong>
                <span className={styles.text}>{text}</span>
                <span className={styles.action}>
                  {action}
                  <ArrowRight size={16} />
                </span>
              </span>
              <JoinDrawing who={who} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
