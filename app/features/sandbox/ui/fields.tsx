import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { AmountField } from "~/ui/fields/amount-field";
import { Checkbox } from "~/ui/fields/checkbox";
import { ChoiceBox } from "~/ui/fields/choice-box";
import { CountField } from "~/ui/fields/count-field";
import { DigitsField } from "~/ui/fields/digits-field";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { FieldErrorLine, FieldGroup, LabelText } from "~/ui/fields/field";
import { NumberField } from "~/ui/fields/number-field";
import { RadioCards } from "~/ui/fields/radio-cards";
import { StarField } from "~/ui/fields/star-field";
import { TextField } from "~/ui/fields/text-field";
import { Boxes } from "~/ui/icons";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { Row, Specimen, Specimens } from "./specimen";

const ISSUE = [{ field: "ui-name", message: "请填写客户姓名" }];
const OPTIONS = [
  { value: "install", label: "安装", description: "货已到客户家" },
  { value: "deliver", label: "送货上门" },
  { value: "both", label: "送装一体", isDisabled: true },
];
const TILES = OPTIONS.map(({ description: _, ...option }) => ({ ...option, icon: <Boxes size={20} /> }));
const STARS = ["很差", "较差", "一般", "满意", "非常满意"];

/** app/ui/fields */
export function Fields() {
  const [amount, setAmount] = useState("20.50");
  const [count, setCount] = useState("2");
  const [number, setNumber] = useState(3);
  const [option, setOption] = useState("install");
  const [stars, setStars] = useState(4);
  const [isChosen, setChosen] = useState(true);
  const [hasIssue, setHasIssue] = useState(false);
  return (
    <Specimens title="填写">
      <Specimen name="TextField">
        <TextField id="ui-name" label="客户姓名" isRequired placeholder="收货人" description="与收货单一致" />
        <TextField label="备注" multiline rows={2} maxLength={50} defaultValue="三楼，有电梯" />
      </Specimen>
      <Specimen name="TextField：有误、不可用、前后缀">
        <TextField label="邮箱" defaultValue="a@" error="邮箱格式有误" />
        <TextField label="订单号" defaultValue="26112090518289" isDisabled />
        <TextField label="体积" prefix="约" suffix="m³" defaultValue="2.5" note="按整件计算" />
      </Specimen>
      <Specimen name="AmountField、CountField、DigitsField">
        <AmountField label="金额" value={amount} onChange={setAmount} cutsDecimals />
        <CountField label="件数" value={count} onChange={setCount} check={() => null} suffix="件" />
        <DigitsField label="手机号" max={11} defaultValue="13912345678" />
      </Specimen>
      <Specimen name="NumberField">
        <NumberField label="数量" value={number} onChange={setNumber} minValue={1} maxValue={9} suffix="件" />
        <NumberField label="楼层" value={1} onChange={setNumber} minValue={1} maxValue={9} isDisabled />
      </Specimen>
      <Specimen name="RadioCards：cards">
        <RadioCards label="服务" value={option} onChange={setOption} options={OPTIONS} />
      </Specimen>
      <Specimen name="RadioCards：tiles、plain，有误">
        <RadioCards label="服务" layout="tiles" value={option} onChange={setOption} options={TILES} />
        <RadioCards
          label="服务"
          layout="plain"
          value={null}
          onChange={setOption}
          options={OPTIONS}
          error="请选择服务"
        />
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox defaultSelected>已选</Checkbox>
        <Checkbox isPartly>部分</Checkbox>
        <Checkbox isDisabled>不可用</Checkbox>
        <Checkbox error="请先同意协议">同意协议</Checkbox>
      </Specimen>
      <Specimen name="ChoiceBox">
        <Row>
          <ChoiceBox label="选择订单" isSelected={isChosen} onChange={setChosen} />
          <ChoiceBox label="选择本页" isSelected={false} isPartly onChange={setChosen} />
        </Row>
      </Specimen>
      <Specimen name="StarField">
        <StarField label="评价" value={stars} onChange={setStars} words={STARS} isRequired />
      </Specimen>
      <Specimen name="FieldGroup、LabelText、FieldErrorLine、VisuallyHidden">
        <FieldGroup id="ui-group" label="上门时间" error="请选择上门时间">
          上午
          <VisuallyHidden>只有读屏软件读到</VisuallyHidden>
        </FieldGroup>
        <p>
          <LabelText label="必填的名称" isRequired />
        </p>
        <FieldErrorLine id="ui-line" error={null} note="按整件计算" aside="3 / 50" />
      </Specimen>
      <Specimen name="ErrorSummary" isWide>
        <Row>
          <Button onPress={() => setHasIssue(!hasIssue)}>{hasIssue ? "隐藏" : "显示"}错误汇总</Button>
        </Row>
        <ErrorSummary issues={hasIssue ? ISSUE : []} />
      </Specimen>
    </Specimens>
  );
}
