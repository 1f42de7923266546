import { ActionRow } from "~/ui/buttons/action-row";
import { BlockedButton } from "~/ui/buttons/blocked-button";
import { Button } from "~/ui/buttons/button";
import { Copyable } from "~/ui/buttons/copyable";
import { IconButton } from "~/ui/buttons/icon-button";
import { LinkButton } from "~/ui/buttons/link-button";
import { MenuButton } from "~/ui/buttons/menu-button";
import { SubmitButton } from "~/ui/buttons/submit-button";
import { toast } from "~/ui/feedback/toast";
import { X } from "~/ui/icons";
import { Row, Specimen, Specimens } from "./specimen";

const VARIANTS = ["primary", "secondary", "ghost", "danger", "pay"] as const;
const SIZES = ["sm", "md", "lg"] as const;
const MENU = [
  { id: "copy", label: "复制" },
  { id: "print", label: "打印" },
  { id: "delete", label: "删除", reason: "订单已支付" },
];

/** app/ui/buttons */
export function Buttons() {
  return (
    <Specimens title="按钮">
      <Specimen name="Button：种类" isWide>
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Button：大小">
        <Row>
          {SIZES.map((size) => (
            <Button key={size} size={size}>
              {size}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Button：处理中、不可用、图标、整行">
        <Row>
          <Button isPending>处理中</Button>
          <Button isDisabled>不可用</Button>
          <Button icon={<X size={16} />}>图标</Button>
        </Row>
        <Button fullWidth>整行</Button>
      </Specimen>
      <Specimen name="SubmitButton：可用、处理中、上传中">
        <Row>
          <SubmitButton>提交</SubmitButton>
          <SubmitButton isPending>提交</SubmitButton>
          <SubmitButton isUploading>提交</SubmitButton>
        </Row>
      </Specimen>
      <Specimen name="BlockedButton">
        <BlockedButton reason="师傅还没有上门">验收</BlockedButton>
      </Specimen>
      <Specimen name="IconButton：可用、不可用、图片上">
        <Row>
          <IconButton label="关闭" icon={<X size={20} />} />
          <IconButton label="关闭（不可用）" icon={<X size={20} />} isDisabled />
          <IconButton label="关闭图片" icon={<X size={20} />} isRaised />
        </Row>
      </Specimen>
      <Specimen name="MenuButton、ActionMenu">
        <MenuButton label="更多操作" items={MENU} onAction={(id) => toast.info(id)}>
          更多
        </MenuButton>
      </Specimen>
      <Specimen name="LinkButton、ActionRow">
        <ActionRow>
          <LinkButton to="/sandbox" variant="primary">
            沙盒控制台
          </LinkButton>
          <LinkButton to="/sandbox">返回</LinkButton>
        </ActionRow>
      </Specimen>
      <Specimen name="Copyable">
        <Copyable value="26112090518289" label="订单号" />
      </Specimen>
    </Specimens>
  );
}
