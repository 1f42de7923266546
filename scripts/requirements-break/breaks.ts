/** A break that was chosen by hand: `find` stands once in `file`. */
export interface ChosenBreak {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** Where the finder of breaks does not find what a requirement is about, by id. */
export const CHOSEN_BREAKS: Readonly<Record<string, ChosenBreak>> = {
  "ABN-22": {
    file: "schema/rules/abnormal.ts",
    find: "MAX_SOURCE_PHONE = 11",
    replace: "MAX_SOURCE_PHONE = 12",
  },
  "ACT-16": {
    file: "schema/rules/order-actions.ts",
    find: 'if (order.status === "WAIT_PAY") return true;',
    replace: 'if (order.status === "WAIT_ASSIGN") return true;',
  },
  "ACT-22": {
    file: "schema/rules/order-actions.ts",
    find: "isLive(order) && !isSettled(order);",
    replace: "!isSettled(order);",
  },
  "ARB-04": {
    file: "schema/rules/refund.ts",
    find: "REFUND_IMAGES_MAX = 8",
    replace: "REFUND_IMAGES_MAX = 9",
  },
  "ARB-09": {
    file: "backend/src/modules/refunds/refunds.repository.ts",
    find: '["ARBITRATION", "PROCESSED"]',
    replace: '["ARBITRATION", "PROCESSED", "ARBITRATION_CANCEL"]',
  },
  "DETAIL-16": {
    file: "app/features/order-detail/logistics/track-list.tsx",
    find: 'if (status === "failed") return',
    replace: 'if (status === "failed" && !track) return',
  },
  "FEED-07": {
    file: "app/routes/user.feedback.success/route.tsx",
    find: "RETURNS_AFTER_MS = 1000",
    replace: "RETURNS_AFTER_MS = 2000",
  },
  "GEN-04": {
    file: "app/features/site/navigation.ts",
    find: '{ label: "师傅入驻", to: "/ruzhu" },\n  { label: "帮助中心"',
    replace: '{ label: "师傅入驻", to: "/login" },\n  { label: "帮助中心"',
  },
  "HOME-07": {
    file: "schema/rules/order-search.ts",
    find: '{ param: "customer", label: "客户姓名" }',
    replace: '{ param: "logisticsNo", label: "客户姓名" }',
  },
  "MARK-14": {
    file: "app/features/markups/wallet-short.tsx",
    find: "amount - balance >= 0",
    replace: "amount - balance > 0",
  },
  "PLACE-10": {
    file: "app/features/placement/draft/draft-store.ts",
    find: "publish({ draft: fresh(), savedAt: null",
    replace: "publish({ draft: state.draft, savedAt: null",
  },
  "SAFE-02": {
    file: "app/routes/user.safety._index/safety-page.tsx",
    find: "state={customer.maskedPhone}",
    replace: "state={customer.phone}",
  },
};
