import { useState } from "react";
import { Card } from "~/ui/layout/card";
import { Columns } from "~/ui/layout/columns";
import { Disclosure } from "~/ui/layout/disclosure";
import { FormPage } from "~/ui/layout/form-page";
import { BackLink } from "~/ui/navigation/back-link";
import { ChipLink } from "~/ui/navigation/chip-link";
import { Pager } from "~/ui/navigation/pager";
import { Stepper } from "~/ui/navigation/stepper";
import { TabLinks } from "~/ui/navigation/tab-links";
import { Tabs } from "~/ui/navigation/tabs";
import { Place, Specimen, Specimens } from "./specimen";

const HERE = "/sandbox/ui";
const TABS = [
  { key: "one", label: "基本信息" },
  { key: "two", label: "费用" },
] as const;
const LINKS = [
  { to: HERE, label: "全部", isCurrent: true, count: 12 },
  { to: "/sandbox", label: "控制台", isCurrent: false },
];
const STEPS = [
  { name: "商品与服务", state: "done", note: "11-20 10:00" },
  { name: "物流与联系人", state: "current" },
  { name: "支付", state: "next" },
] as const;

/** app/ui/navigation and app/ui/layout */
export function Navigation() {
  const [tab, setTab] = useState<(typeof TABS)[number]["key"]>("one");
  return (
    <Specimens title="导航和布局">
      <Specimen name="BackLink、ChipLink">
        <BackLink to="/sandbox">返回控制台</BackLink>
        <div>
          <ChipLink to="/sandbox" tone="warning">
            待支付
          </ChipLink>
        </div>
      </Specimen>
      <Specimen name="TabLinks">
        <TabLinks label="示例页签" tabs={LINKS} />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label="示例对话框页签" tabs={TABS} selected={tab} onSelect={setTab}>
          {tab === "one" ? "基本信息的内容" : "费用的内容"}
        </Tabs>
      </Specimen>
      <Specimen name="Pager" isWide>
        <Pager page={3} pageSize={10} smallest={10} total={95} hrefFor={() => HERE} />
      </Specimen>
      <Specimen name="Stepper：inline" isWide>
        <Stepper label="下单步骤" steps={STEPS} />
      </Specimen>
      <Specimen name="Stepper：stacked" isWide>
        <Stepper label="订单进度" steps={STEPS} layout="stacked" />
      </Specimen>
      <Specimen name="Disclosure">
        <Place>
          <Disclosure summary="筛选" placement="full">
            展开的内容
          </Disclosure>
        </Place>
      </Specimen>
      <Specimen name="FormPage" isWide>
        <FormPage aside={<Card as="div">填写说明</Card>}>
          <Card as="div">表单</Card>
        </FormPage>
      </Specimen>
      <Specimen name="Columns" isWide>
        <Columns before={<Card as="div">合计</Card>} after={<Card as="div">说明</Card>}>
          <Card as="div">主要内容</Card>
        </Columns>
      </Specimen>
    </Specimens>
  );
}
