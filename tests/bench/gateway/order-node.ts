import type { z } from "zod";
import type { order } from "../../../schema/rest/orders/orders";
import { yuanToFen } from "../../../schema/rules/money";
import { nextStep, overdueStep } from "../../../schema/rules/orders/next-step";
import { blockedActions, orderActions } from "../../../schema/rules/orders/order-actions";
import { orderMatters } from "../../../schema/rules/orders/order-matters";
import { displayStatusName } from "../../../schema/rules/orders/order-status";
import { shownMaster } from "../../../schema/rules/orders/shown-master";
import { visitDueTime } from "../../../schema/rules/orders/visit";
import { displayAddress } from "../../../schema/rules/placing/address";
import { timeToIso } from "../../../schema/rules/time";

export type Row = z.output<typeof order>;

const isoOrNull = (time: string | null) => (time === null ? null : timeToIso(time));

/** The fields of the order list that are more than a copy: the contenders share the rules and differ in the rest. */
export const derived = {
  displayAddress: (row: Row) => displayAddress(row.areaName, row.address),
  displayStatus: (row: Row) => displayStatusName(row.statusName),
  totalAmount: (row: Row) => yuanToFen(row.totalAmount),
  type: (row: Row) => row.orderType,
  needsPickup: (row: Row) => row.isNeedTakeDelivery,
  actions: (row: Row) => orderActions(row),
  blockedActions: (row: Row) => blockedActions(row),
  matters: (row: Row) => orderMatters(row),
  createdAt: (row: Row) => timeToIso(row.createTime),
  paidAt: (row: Row) => isoOrNull(row.payTime),
  workerName: (row: Row) => shownMaster(row).workerName,
  workerPhone: (row: Row) => shownMaster(row).workerPhone,
  workerVerifiedAt: (row: Row) => isoOrNull(shownMaster(row).workerVerifyTime),
  expiresAt: (row: Row) => isoOrNull(row.expirationTimeStr),
  acceptanceDueAt: (row: Row) => isoOrNull(row.acceptTimeStr),
  isAcceptanceDelayed: (row: Row) => row.acceptanceDelayDays > 0,
  nextStep: (row: Row) => nextStep(row),
  appointmentAt: (row: Row) => isoOrNull(row.appointmentTime),
  bidding: ({ bidding }: Row) => bidding && { state: bidding.state, endsAt: timeToIso(bidding.endTime) },
  servicePeriods: (row: Row) => row.orderServicePeriodList,
  visitDueAt: (row: Row) => isoOrNull(visitDueTime(row)),
  overdueStep: (row: Row) => overdueStep(row),
  latestFollowUp: ({ latestFollow }: Row) =>
    latestFollow && {
      content: latestFollow.content,
      createdAt: timeToIso(latestFollow.createTime),
      total: latestFollow.total,
    },
};
