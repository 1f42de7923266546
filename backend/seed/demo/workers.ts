import { DEMO_CUSTOMER } from "./customer";

/** Masters and a provider of the local demo, who take the demo orders, bid for orders and do what the console plays. */
export const DEMO_WORKERS = [
  {
    id: 10601,
    type: "PERSONAL",
    name: "陈建国",
    phone: "13757110021",
    avatar: null,
    verifiedDaysAgo: 58,
    lng: 120.2102,
    lat: 30.2526,
  },
  {
    id: 10602,
    type: "PERSONAL",
    name: "李大勇",
    phone: "13616520382",
    avatar: null,
    verifiedDaysAgo: 41,
    lng: 120.1021,
    lat: 30.3105,
  },
  {
    id: 10603,
    type: "PERSONAL",
    name: "王海涛",
    phone: "13858041196",
    avatar: null,
    verifiedDaysAgo: 26,
    lng: 120.0264,
    lat: 30.2809,
  },
  {
    id: 10604,
    type: "ENTERPRISE",
    name: "安家到户服务",
    phone: "13906510077",
    avatar: null,
    verifiedDaysAgo: 60,
    lng: 120.1687,
    lat: 30.2748,
  },
] as const;

/** The master who does all the work on the demo orders with a place in the list like this. */
export const demoMaster = (index: number) => DEMO_WORKERS[index % 3] ?? DEMO_WORKERS[0];

const DAY_MS = 86_400_000;

/** When the real name of a master was verified, ms. */
export const verifiedAt = (daysAgo: number, now: number): number => now - daysAgo * DAY_MS;

/** The demo customer's cards of them. */
export const cardRows = (now: number) =>
  DEMO_WORKERS.map(({ id, type, name, phone, avatar, verifiedDaysAgo }) => ({
    customer_id: DEMO_CUSTOMER.id,
    worker_id: id,
    type,
    name,
    phone,
    avatar,
    verified_at: verifiedAt(verifiedDaysAgo, now),
    version: 0,
    copied_at: now,
  }));
