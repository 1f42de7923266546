import { Outlet, useMatch } from "@remix-run/react";
import { AboutTabs } from "~/features/about/about-tabs";
import styles from "./about.module.css";

/** What we are and how to reach us, as two tabs with addresses of their own (PUB-15). */
export default function AboutLayout() {
  const isContact = useMatch("/about/contact") !== null;
  return (
    <div className={styles.page}>
      <header>
        <h1>{isContact ? "联系我们" : "关于装达"}</h1>
        <p className={styles.lead} data-phrases="">
          {isContact
            ? "有问题打电话最快；也欢迎写信，或到公司坐坐。"
            : "让家具送到、装好、用得放心，让每一笔钱都付得明白。"}
        </p>
      </header>
      <AboutTabs path="/about" isContact={isContact} />
      <Outlet />
    </div>
  );
}
