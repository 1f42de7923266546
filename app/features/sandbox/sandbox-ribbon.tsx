import { Link, useLocation } from "@remix-run/react";
import styles from "./sandbox-ribbon.module.css";

/** Marks every page of a sandbox, with a link to its console. Nothing in a production build. */
export function SandboxRibbon({ isOn }: { isOn: boolean }) {
  const { pathname } = useLocation();
  if (!__SANDBOX__ || !isOn || pathname === "/sandbox") return null;
  return (
    <aside aria-label="沙盒" data-ribbon="">
      <Link to="/sandbox" className={styles.ribbon}>
        沙盒环境：短信和款项都是模拟的，打开控制台
      </Link>
    </aside>
  );
}
