import { SOLVE_WAY_NAMES } from "../../../../../schema/rules/abnormal";
import { COMPLAINT_OBJECT_NAMES } from "../../../../../schema/rules/complaint";
import { formatTime } from "../../../shared/clock";
import { STEP_DETAILS, type StepDetail, type StepEvent } from "../lifecycle/details";
import type { HistoryRow } from "../lifecycle/history";

const inYuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;
const together = (...parts: (string | null)[]): string => parts.filter(Boolean).join("，");

const subsidyWords = (allowance: number): string => `补贴师傅 ${inYuan(allowance)}`;
const refundWords = ({ reason, allowance }: { reason: string; allowance: number }): string =>
  together(reason, subsidyWords(allowance));

/** What a step's title leaves open, in words, where it has something to say. */
const WORDS: { readonly [E in StepEvent]?: (detail: StepDetail<E>) => string } = {
  refund: (detail) => `退回 ${inYuan(detail.amount)}`,
  confirm_arrival: ({ logisticsCompany, logisticsNo }) => together(logisticsCompany, logisticsNo),
  appoint: ({ appointmentTime }) => `上门时间 ${formatTime(appointmentTime).slice(0, 16)}`,
  fail_appointment: ({ reason }) => reason,
  dispatch_driver: ({ driverName }) => `司机 ${driverName}`,
  pick_up: ({ content }) => content,
  sign_in: ({ area, isAreaNormal, isTimeNormal }) =>
    together(area, isAreaNormal ? null : "位置异常", isTimeNormal ? null : "时间异常"),
  complete: ({ content }) => content,
  verify: ({ content }) => content,
  reschedule: ({ appointmentTime, reason }) =>
    together(`改至 ${formatTime(appointmentTime).slice(0, 16)}`, reason),
  report_exception: ({ abnormalType, description }) => together(abnormalType, description),
  add_exception: ({ abnormalType, description }) => together(abnormalType, description),
  solve_exception: ({ way }) => SOLVE_WAY_NAMES[way],
  complain: ({ object, content }) => together(COMPLAINT_OBJECT_NAMES[object], content),
  request_markup: ({ markupType, amount, remark }) => together(`${markupType} ${inYuan(amount)}`, remark),
  reject: ({ content }) => content,
  rephotograph: ({ content }) => content,
  delay_acceptance: ({ days }) => `延长 ${days} 天`,
  accept: ({ content }) => content,
  request_refund: refundWords,
  change_refund: refundWords,
  renew_refund: refundWords,
  refuse_refund: ({ content }) => content,
  request_arbitration: ({ allowance, content }) => together(content, subsidyWords(allowance)),
  arbitrate: ({ allowance, content }) => together(content, subsidyWords(allowance)),
  dismiss_arbitration: ({ content }) => content,
  evaluate: ({ star, content }) => together(`${star} 星`, content),
};

const isStep = (event: string): event is StepEvent => event in STEP_DETAILS;

/** What was said and photographed at a step; nothing for one of which no more is known than that it happened. */
export function stepWords({ event, detail }: HistoryRow): { content: string; imgs: string[] } {
  if (detail === null || !isStep(event)) return { content: "", imgs: [] };
  return wordsOf(event, JSON.parse(detail));
}

function wordsOf<E extends StepEvent>(event: E, detail: unknown): { content: string; imgs: string[] } {
  const known = STEP_DETAILS[event].parse(detail) as StepDetail<E>;
  const imgs = known !== null && "imgs" in known ? known.imgs : [];
  return { content: WORDS[event]?.(known) ?? "", imgs };
}
