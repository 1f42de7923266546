import { Link } from "@remix-run/react";
import { PageDrawing } from "~/features/illustrations/page-drawing";
import { ArrowRight } from "~/ui/icons";
import styles from "./join-links.module.css";

const WAYS = [
  {
    to: "/ruzhu",
    drawing: "join-worker",
    title: "我是安装师傅",
    text: "查看所在区县的服务商，联系后即可接单。",
    action: "师傅入驻",
  },
  {
    to: "/service_ruzhu",
    drawing: "join-provider",
    title: "我要做服务商",
    text: "个人或企业都可以申请，代理本地的安装服务。",
    action: "服务商入驻",
  },
] as const;

/** The two ways to work with the platform. */
export function JoinLinks() {
  return (
    <ul className={styles.ways}>
      {WAYS.map(({ to, drawing, title, text, action }) => (
        <li key={to} className={styles.way}>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text} data-phrases="">
              {text}
            </p>
            <Link to={to} className={styles.link}>
              {action}
              <ArrowRight size={16} />
            </Link>
          </div>
          <PageDrawing name={drawing} />
        </li>
      ))}
    </ul>
  );
}
