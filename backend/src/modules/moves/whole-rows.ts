/**
 * Condition for a customer, by its `id`: the cell has all rows, and they are the customer's own. Not so while they arrive
 * or are restored, and after they have left (decisions 078 and 079).
 */
export const HAS_WHOLE_ROWS =
  "(id & 4095) NOT IN (SELECT bucket FROM bucket_marks WHERE state IN ('ARRIVING', 'LEFT', 'MOVED', 'RESTORING'))";
