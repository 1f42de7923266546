import { TabLinks } from "~/ui/navigation/tab-links";

interface AboutTabsProps {
  /** Where the page about us stands; the contact page stands below it. */
  path: "/about" | "/user/about";
  isContact: boolean;
}

/** What we are and how to reach us, each with an address of its own (PUB-15, SET-09, SET-10). */
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
