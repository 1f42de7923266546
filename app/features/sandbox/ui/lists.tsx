import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { Fact, Facts } from "~/ui/lists/facts";
import { LinedList, PickRow } from "~/ui/lists/lined-list";
import { RecordBox, RecordCard, RecordList } from "~/ui/lists/record-list";
import { RemovedRow } from "~/ui/lists/removed-row";
import { AmountTable } from "~/ui/tables/amount-table";
import table from "~/ui/tables/amount-table.module.css";
import { BulkBar } from "~/ui/tables/bulk-bar";
import { CardTable } from "~/ui/tables/card-table";
import { StatusChip, type Tone } from "~/ui/tags/status-chip";
import { Money } from "~/ui/values/money";
import { Row, Specimen, Specimens } from "./specimen";

const TONES: readonly Tone[] = ["neutral", "info", "success", "warning", "danger"];
const COLUMNS = { name: "项目", amount: "金额" };
const LINES = [
  { name: "安装费", fen: 12000 },
  { name: "上楼费", fen: 3000 },
];

/** app/ui/lists, app/ui/tables and app/ui/tags */
export function Lists() {
  const [isRemoved, setRemoved] = useState(false);
  const [chosen, setChosen] = useState(0);
  return (
    <Specimens title="列表和表格">
      <Specimen name="StatusChip" isWide>
        <Row>
          {TONES.map((tone) => (
            <StatusChip key={tone} tone={tone}>
              {tone}
            </StatusChip>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Facts、Fact">
        <Facts>
          <Fact name="客户">王小满</Fact>
          <Fact name="电话">13700001234</Fact>
          <Fact name="地址" isWide>
            杭州市西湖区文三路 90 号
          </Fact>
        </Facts>
      </Specimen>
      <Specimen name="LinedList、PickRow、RemovedRow">
        <LinedList label="常用地址">
          <li>
            <PickRow className={undefined} onPick={() => setRemoved(true)}>
              文三路 90 号（按下即删除）
            </PickRow>
          </li>
          {isRemoved ? <RemovedRow name="文三路 90 号" onUndo={() => setRemoved(false)} /> : null}
        </LinedList>
      </Specimen>
      <Specimen name="RecordList、RecordCard、RecordBox">
        <RecordList label="售后单" isBusy={false}>
          <RecordCard head="退款申请">商家处理中</RecordCard>
          <RecordBox className={undefined}>没有摘要的一条</RecordBox>
        </RecordList>
      </Specimen>
      <Specimen name="AmountTable">
        <AmountTable label="费用" columns={COLUMNS} amounts={["amount"]} isBusy={false}>
          {LINES.map(({ name, fen }) => (
            <tr key={name} className={table.row}>
              <td className={table.lead}>{name}</td>
              <td data-label={COLUMNS.amount} className={table.amount}>
                <Money fen={fen} />
              </td>
            </tr>
          ))}
        </AmountTable>
      </Specimen>
      <Specimen name="CardTable、BulkBar" isWide>
        <CardTable
          label="订单"
          isBusy={false}
          head={["订单号", "状态"].map((title) => <th key={title}>{title}</th>)}
        >
          <tr>
            <td data-label="订单号">26112090518289</td>
            <td data-label="状态">
              <StatusChip tone="info">待安装</StatusChip>
            </td>
          </tr>
        </CardTable>
        <Row>
          <Button onPress={() => setChosen(chosen === 0 ? 2 : 0)}>
            {chosen === 0 ? "显示批量操作" : "隐藏批量操作"}
          </Button>
        </Row>
        <BulkBar count={chosen} unit="单" actions={<Button size="sm">导出</Button>} />
      </Specimen>
    </Specimens>
  );
}
