import { builder } from "./builder";
import "./scalars";
import "./errors";
import "./areas";
import "./goods";
import "./articles";
import "./adverts";
import "./logistics";
import "./payment-ways";
import "./platform";
import "./pricing";
import "./orders";
import "./viewer";
import "./recipients";
import "./captcha";
import "./sms";
import "./session";
import "./follow-ups";
import "./order-creation";
import "./order-drafts";
import "./order-steps";
import "./payment";
import "./recharge";
import "./service-application";

/** The executable schema. Built once per isolate: pure computation, no input or output. */
export const schema = builder.toSchema({ sortSchema: true });
