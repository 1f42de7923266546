/** A part of the code with the unit tests that have to notice when it is broken. */
export interface Slice {
  /** Globs of what is broken; those with `!` are left out, see tests/mutation/README.md. */
  readonly mutate: readonly string[];
  /** Globs of the tests, which run in Node. */
  readonly tests: readonly string[];
  /** Globs of tests that are left out. They import pages while they run, and Stryker would count all that loads then as tested. */
  readonly without?: readonly string[];
  /** Leaves out what runs once, while a file is loaded: such a mutant needs all tests of the slice. */
  readonly ignoresStatic?: boolean;
}

/** The parts that `npm run mutation` takes, by the names of its arguments. */
export const SLICES = {
  money: {
    mutate: [
      "backend/src/modules/ledger/!(watch-ledger).ts",
      "backend/src/modules/ledger/rules/*.ts",
      "backend/src/modules/ledger/watch/slices.ts",
      "backend/src/modules/{abnormal/abnormal,markups/markup}-edges.ts",
      "backend/src/modules/orders/lifecycle/{decide,edge,order-edges}.ts",
      "backend/src/modules/pricing/pricing.rules.ts",
      "backend/src/modules/refunds/refund-{edges,order-edges}.ts",
    ],
    tests: [
      "tests/unit/{ledger,payment,pricing,rules}/**/*.test.ts",
      "tests/unit/{order-lifecycle,refund-lifecycle,tables}.test.ts",
      "tests/unit/refunds/calculator.test.ts",
    ],
  },
  rules: {
    mutate: ["schema/rules/**/*.ts", "!schema/rules/content/{article-html,public-pages}.ts"],
    tests: [
      "tests/unit/{ledger,payment,placement,pricing,rules}/**/*.test.ts",
      "tests/unit/{log-line,order-lifecycle,refund-lifecycle}.test.ts",
      "tests/unit/map/map-view.test.ts",
      "tests/unit/profile/profile-rules.test.ts",
      "tests/unit/recharge/amount.test.ts",
      "tests/unit/refunds/calculator.test.ts",
      "tests/unit/app/{order-list-address,session}.test.ts",
    ],
  },
  graph: {
    mutate: ["schema/graphql/**/*.ts"],
    tests: ["tests/unit/graphql/*.test.ts"],
    ignoresStatic: true,
  },
  features: {
    mutate: [
      "app/features/**/*.ts",
      "!app/features/**/{use-*,*-queries,*-query,*-mutation,*-mutations,*.server,*.client}.ts",
      "!app/features/{calls,document,legal,sandbox,solutions,join,home}/**",
      "!app/features/{captcha/geetest-script,list/export/download-file,map/fill-with-streets,map/document-map}.ts",
      "!app/features/{messages/desktop/*,messages/title-badge,profile/avatar/draw-avatar}.ts",
      "!app/features/{account/account-client-action,realtime/changed-by}.ts",
      "!app/features/{payment/provider/payment-window,payment/provider/stored-payment-page,uploads/compress-picture}.ts",
      "!app/features/placement/draft/account/known-version.ts",
    ],
    tests: [
      "tests/unit/{account-safety,accounts,app,areas,batch-orders,bids}/**/*.test.{ts,tsx}",
      "tests/unit/{content,dashboard,developer,feedback,files}/**/*.test.{ts,tsx}",
      "tests/unit/{library,list,logistics,map,media,messages,order-detail,order-edit,order-list}/**/*.test.{ts,tsx}",
      "tests/unit/{orders,payment,payout,personal-data,phone-upload,placement}/**/*.test.{ts,tsx}",
      "tests/unit/{profile,profit,push,realtime,recharge,refunds,rights,shortcuts,site}/**/*.test.{ts,tsx}",
      "tests/unit/{webhooks,withdrawals}/**/*.test.{ts,tsx}",
    ],
    without: ["tests/unit/app/{customer-area-guard,open-pages}.test.ts"],
    ignoresStatic: true,
  },
} as const satisfies Record<string, Slice>;

export type SliceName = keyof typeof SLICES;

/** Tells the tests of a slice to vitest, which Stryker starts in processes of its own. */
export const SLICE_VARIABLE = "MUTATION_SLICE";
