import { TabLinks } from "~/ui/navigation/tab-links";

interface AboutTabsProps {
  /** Path of the page about us; the contact page is below it. */
  path: "/about" | "/user/about";
  isContact: boolean;
}

/**
 * Tabs for the page about us and the contact page, which have addresses of their own (PUB-15, SET-09,
 * SET-10).
 */
export function AboutTabs({ path, isContact }: AboutTabsProps) {
  return (
    <TabLinks
      label="关于装达"
      tabs={[
        { to: path, label: "关于我们", isCurrent: !isContact },
        { to: `${path}/contact`, label: "联系我们", isCurrent: isContact },
      ]}
    />
  );
}
