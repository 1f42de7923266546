import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { staffList } from "../staff-lists";
import { customers } from "./customers.tables";

/** Customers who registered with a referral code (EXT-500). They stay in the list as long as they have an account. */
export const staffReferrals = staffList({
  name: "referrals",
  id: customers.id,
  rows: (db, which, limit) =>
    drizzle(db)
      .select({ id: customers.id, referralCode: customers.referralCode, createdAt: customers.createdAt })
      .from(customers)
      .where(which)
      .orderBy(asc(customers.id))
      .limit(limit),
  entryOf: ({ id, referralCode, createdAt }) =>
    referralCode === null
      ? null
      : {
          id,
          customerId: id,
          state: "REFERRED",
          key: referralCode,
          endsAt: null,
          data: { referralCode, createdAt },
        },
});
