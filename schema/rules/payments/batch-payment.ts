/** Orders that one batch payment takes at most: what one transaction of the database can hold (API-032). */
export const BATCH_PAYMENT_MAX = 50;

/** Said where more are chosen. */
export const TOO_MANY_TO_PAY = `一次最多支付 ${BATCH_PAYMENT_MAX} 个订单`;

/** Said where none is chosen (PAY-31). */
export const NOTHING_TO_PAY = "请至少选择一个订单";
