import { drawQrCode } from "~/lib/qr-code";
import { ChartNumbers } from "~/ui/charts/chart-numbers";
import { LazyBarChart, LazyLineChart } from "~/ui/charts/lazy-charts";
import { PhotoList } from "~/ui/media/photo-list";
import { QrCode } from "~/ui/media/qr-code";
import { Thumbnail } from "~/ui/media/thumbnail";
import { VideoPreview } from "~/ui/media/video-preview";
import { Countdown } from "~/ui/values/countdown";
import { Money, PriceLine } from "~/ui/values/money";
import { RelativeTime } from "~/ui/values/relative-time";
import { Row, Specimen, Specimens } from "./specimen";

const MINUTE_MS = 60_000;
const LABELS = ["9月", "10月", "11月"];
const SERIES = [
  { name: "盈利", colour: "success", values: [120000, 90000, null] },
  { name: "亏损", colour: "danger", values: [null, null, -30000] },
] as const;
const POINTS = LABELS.map((label, index) => ({ label, fen: 100000 + index * 20000 }));
const NUMBERS = LABELS.map((label, index) => ({
  key: label,
  name: label,
  values: [<Money key="amount" fen={100000 + index * 20000} />],
}));

/** app/ui/values, app/ui/media and app/ui/charts */
export function Values({ now }: { now: string }) {
  const from = (minutes: number) => new Date(Date.parse(now) + minutes * MINUTE_MS).toISOString();
  return (
    <Specimens title="数值、媒体和图表">
      <Specimen name="Money">
        <Row>
          {(["sm", "md", "lg"] as const).map((size) => (
            <Money key={size} fen={123456} size={size} />
          ))}
        </Row>
        <Row>
          {(["due", "success", "danger", "muted"] as const).map((tone) => (
            <Money key={tone} fen={-1200} tone={tone} />
          ))}
          <Money fen={1200} isSigned />
        </Row>
      </Specimen>
      <Specimen name="PriceLine">
        <dl>
          <PriceLine name="安装费" fen={12000} />
          <PriceLine name="上楼费" fen={3000} change={500} />
        </dl>
      </Specimen>
      <Specimen name="Countdown、RelativeTime">
        <Countdown until={from(90)} serverNow={now} />
        <Countdown until={from(30)} serverNow={now} />
        <RelativeTime iso={from(-5)} serverNow={now} />
        <RelativeTime iso={from(-3000)} serverNow={now} />
      </Specimen>
      <Specimen name="Thumbnail、PhotoList">
        <Row>
          <Thumbnail url="/demo/sofa.png" size={48} />
        </Row>
        <PhotoList label="完工照片" urls={["/demo/sofa.png", "/demo/bed.png"]} />
      </Specimen>
      <Specimen name="QrCode">
        <QrCode code={drawQrCode("https://example.com")} label="示例二维码" />
      </Specimen>
      <Specimen name="VideoPreview">
        <VideoPreview src="/demo/unpacking.mp4" label="开箱视频" />
      </Specimen>
      <Specimen name="BarChart">
        <LazyBarChart labels={LABELS} series={SERIES} />
      </Specimen>
      <Specimen name="LineChart">
        <LazyLineChart name="余额" points={POINTS} />
      </Specimen>
      <Specimen name="ChartNumbers">
        <ChartNumbers summary="查看数据" columns={["月份", "余额"]} rows={NUMBERS} />
      </Specimen>
    </Specimens>
  );
}
