import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { distanceInWords, marksOf, wayOf } from "../../../app/features/order-detail/logistics/places";
import { TrackList } from "../../../app/features/order-detail/logistics/track-list";
import { formatKilometres, metresBetween } from "../../../schema/rules/distance";

const steps = [
  { time: "2026-11-22 10:00:00", text: "到达【杭州转运中心】" },
  { time: "2026-11-21 10:00:00", text: "已揽收" },
];
type Track = Parameters<typeof TrackList>[0];
const shown = (status: Track["status"], track: object | null, hasArrived = false) =>
  renderToStaticMarkup(
    <TrackList status={status} track={track as Track["track"]} hasArrived={hasArrived} />,
  ).replace(/<!-- -->/g, "");

describe("tracking of a waybill", () => {
  test("[DETAIL-14] shows the state and what happened, newest first", () => {
    const html = shown("ready", { stateName: "运输中", steps });
    expect(html).toContain("运输中");
    expect(html.indexOf("到达【杭州转运中心】")).toBeLessThan(html.indexOf("已揽收"));
    expect(html).toContain("2026-11-22 10:00:00");
  });

  test("[DETAIL-14] an unknown state keeps its steps", () => {
    const html = shown("ready", { stateName: null, steps });
    expect(html).toContain("状态未知");
    expect(html).toContain("已揽收");
  });

  test("[DETAIL-14] goods that are there are not on their way, however far behind the carrier is", () => {
    const html = shown("ready", { stateName: "运输中", steps }, true);
    expect(html).toMatch(/<span class="[^"]*chip[^"]*">(?:<span[^>]*><\/span>)?已到货</);
    expect(html).toContain("物流公司尚未更新签收");
    expect(shown("ready", { stateName: "已签收", steps }, true)).not.toContain("尚未更新");
    const ahead = shown("ready", { stateName: "已签收", steps });
    expect(ahead).toContain("请确认到货");
  });

  test.each(["已签收", "已退签", "已拒签", "退回中"])(
    "[ENUM-17] [DETAIL-14] %s stays the state of goods that are there",
    (stateName) => {
      const html = shown("ready", { stateName, steps }, true);
      expect(html).toContain(stateName);
      expect(html).not.toContain("已到货");
    },
  );

  test("[DETAIL-16] a failed query clears the list, whatever was known before", () => {
    const html = shown("failed", { stateName: "运输中", steps });
    expect(html).toContain("物流信息查询失败，请稍后再试");
    expect(html).not.toContain("已揽收");
  });

  test("nothing known yet is said, and loading shows no old answer", () => {
    expect(shown("ready", { stateName: null, steps: [] })).toContain("暂无物流信息");
    expect(shown("loading", null)).toContain("正在加载");
  });
});

describe("distance to the goods", () => {
  const places = (changes: object) =>
    ({
      address: null,
      pickup: null,
      signIn: null,
      pickupDistance: null,
      isDrivingDistance: false,
      route: [],
      ...changes,
    }) as never;
  const point = { lng: 120.15, lat: 30.28 };

  test("[DETAIL-09] is in km with two decimals, and says what was measured", () => {
    expect(distanceInWords(places({ pickup: point, pickupDistance: 12.3456 }))).toBe("12.35 km（直线距离）");
    expect(distanceInWords(places({ pickup: point, pickupDistance: 3, isDrivingDistance: true }))).toBe(
      "3.00 km（驾车距离）",
    );
    expect(formatKilometres(4)).toBe("0.00 km");
  });

  test("[DETAIL-09] without a place or a way there is none", () => {
    expect(distanceInWords(places({ pickup: point }))).toBe("暂无法计算");
    expect(distanceInWords(places({}))).toBe("无提货地点");
  });

  test("[LOG-03] [DETAIL-08] [API-112] the way is drawn along the roads, straight without them, and not without both ends", () => {
    const ends = { pickup: point, address: { lng: 120.2, lat: 30.3 } };
    expect(wayOf(places(ends))).toEqual({ line: [ends.pickup, ends.address], isByRoad: false });
    const route = [ends.pickup, { lng: 120.18, lat: 30.28 }, ends.address];
    expect(wayOf(places({ ...ends, route }))).toEqual({ line: route, isByRoad: true });
    expect(wayOf(places({ pickup: point }))).toBeUndefined();
  });

  test("[DETAIL-08] [LOG-05] the map shows the places that are known, among them that of the pickup", () => {
    const depot = { lng: 120.2, lat: 30.3 };
    expect(marksOf(places({ pickup: depot }))).toMatchObject([{ name: "提货点", position: depot }]);
    expect(marksOf(places({ address: point, signIn: point })).map(({ name }) => name)).toEqual([
      "客户地址",
      "师傅签到",
    ]);
  });

  test("[DETAIL-09] a degree of latitude is some 111 km, and the shortest way crosses the date line", () => {
    expect(metresBetween({ lng: 120, lat: 30 }, { lng: 120, lat: 31 })).toBe(111_195);
    expect(metresBetween({ lng: 179.5, lat: 0 }, { lng: -179.5, lat: 0 })).toBe(111_195);
    expect(metresBetween({ lng: 0, lat: 0 }, { lng: 180, lat: 0 })).toBe(20_015_087);
  });
});
