import { useState } from "react";
import { Cascader } from "~/ui/selects/cascader";
import { ComboBox } from "~/ui/selects/combo-box";
import { NativeSelect } from "~/ui/selects/native-select";
import { Select } from "~/ui/selects/select";
import { SelectField } from "~/ui/selects/select-field";
import { Specimen, Specimens } from "./specimen";

const ITEMS = [
  { id: "sofa", label: "沙发", description: "含贵妃椅" },
  { id: "bed", label: "床" },
];
const TREE = [
  {
    code: "33",
    name: "浙江省",
    children: [{ code: "3301", name: "杭州市", children: [{ code: "330106", name: "西湖区" }] }],
  },
  { code: "31", name: "上海市", children: [{ code: "3101", name: "市辖区" }] },
];
const COMPANIES = [
  { id: "1", name: "德邦快递" },
  { id: "2", name: "顺丰速运" },
];
const GOODS = (
  <>
    <option value="">请选择</option>
    <option value="sofa">沙发</option>
    <option value="bed">床</option>
  </>
);

/** app/ui/selects */
export function Selects() {
  const [item, setItem] = useState<string | null>("sofa");
  const [area, setArea] = useState<readonly string[]>([]);
  const [company, setCompany] = useState("");
  return (
    <Specimens title="选择">
      <Specimen name="Select、SelectList">
        <Select label="品类" items={ITEMS} selectedKey={item} onSelectionChange={setItem} isRequired />
        <Select label="品类（未选）" items={ITEMS} selectedKey={null} onSelectionChange={setItem} />
      </Specimen>
      <Specimen name="Select：有误、不可用">
        <Select
          label="品类（有误）"
          items={ITEMS}
          selectedKey={null}
          onSelectionChange={setItem}
          error="请选择品类"
        />
        <Select
          label="品类（不可用）"
          items={ITEMS}
          selectedKey="bed"
          onSelectionChange={setItem}
          isDisabled
        />
      </Specimen>
      <Specimen name="Cascader、CascaderColumns">
        <Cascader label="地区" tree={TREE} value={area} onChange={setArea} />
        <Cascader
          label="地区（不可用）"
          tree={TREE}
          value={["33", "3301", "330106"]}
          onChange={setArea}
          isDisabled
        />
      </Specimen>
      <Specimen name="ComboBox">
        <ComboBox
          label="物流公司"
          suggestions={COMPANIES}
          value={company}
          onChange={setCompany}
          placeholder="可直接填写"
        />
      </Specimen>
      <Specimen name="NativeSelect：md、lg">
        <NativeSelect label="品类" name="goods">
          {GOODS}
        </NativeSelect>
        <NativeSelect label="品类（大）" name="goods-large" size="lg">
          {GOODS}
        </NativeSelect>
      </Specimen>
      <Specimen name="SelectField：有误">
        <SelectField label="品类" name="goods-field" error="请选择品类" isRequired>
          {GOODS}
        </SelectField>
      </Specimen>
    </Specimens>
  );
}
