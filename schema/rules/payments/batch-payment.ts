/** Orders that one batch payment takes at most: what one transaction of the database can hold (API-032). */
export const BATCH_PAYMENT_MAX = 50;

/** Orders that can be chosen together; they are paid in rounds of {@link BATCH_PAYMENT_MAX}. */
export const BATCH_CHOICE_MAX = 500;

/** Said where one payment is asked for more. */
export const TOO_MANY_TO_PAY = `一次最多支付 ${BATCH_PAYMENT_MAX} 个订单`;

/** Said where none is chosen (PAY-31). */
export const NOTHING_TO_PAY = "请至少选择一个订单";
