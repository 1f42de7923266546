import { Outlet, useMatch } from "@remix-run/react";
import { AboutTabs } from "~/features/about/about-tabs";
import { PageHeader } from "~/ui/layout/page-header";
import styles from "./about-page.module.css";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

/** What we are and how to reach us, within the customer area (SET-09, SET-10). */
export default function CustomerAbout() {
  const isContact = useMatch("/user/about/contact") !== null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={isContact ? "联系我们" : "关于我们"}
        description={
          isContact
            ? "有问题打电话最快；也欢迎写信，或到公司坐坐。"
            : "让家具送到、装好、用得放心，让每一笔钱都付得明白。"
        }
      />
      <AboutTabs path="/user/about" isContact={isContact} />
      <Outlet />
    </div>
  );
}
