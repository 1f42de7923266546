import { atLeast, atMost, type Command, exactly } from "./command";

/** Pages: what they weigh and how they load, in a browser and from the edge. */
export const PAGES = {
  pages: {
    command: "npm run bench:pages",
    module: "tests/bench/pages/bench.ts",
    minutes: 16,
    figures: {
      min_performance: {
        text: "Lighthouse, mobile profile on its slow line, medians of three loads: the worst of ten documents",
        target: exactly(100),
        isNoticed: true,
      },
      max_lcp_ms: {
        text: "Largest contentful paint of the slowest document",
        target: atMost(1200),
        isNoticed: true,
      },
      max_tbt_ms: { text: "Blocking time of the worst document", target: atMost(0), isNoticed: true },
      min_accessibility: { text: "Mark for accessibility of the worst document", target: exactly(100) },
      min_best_practices: { text: "Mark for best practices; `/404` cannot have it", target: exactly(100) },
      min_seo: { text: "Mark for search engines; `/404` cannot have it", target: exactly(100) },
      max_cls: { text: "Layout shift of the worst document", target: atMost(0) },
      lcp_vs_bare: { text: "Largest contentful paint over that of a bare file with the same words and size" },
      max_js_kb: { text: "JavaScript that a document loads, gzip", target: atMost(6) },
      max_css_kb: { text: "Styles that a document loads, gzip", target: atMost(10) },
      max_font_kb: { text: "Web fonts of a document", target: atMost(0) },
      usable_ms: {
        text: "First visit of the slowest customer's page by a cheap phone on Slow 4G, until React has taken it over",
        target: atMost(5000),
        isNoticed: true,
      },
      requests_until_usable: { text: "Requests of the worst such visit until then", target: atMost(25) },
      requests_of_first_visit: { text: "All requests of the worst such visit", target: atMost(40) },
    },
  },
  cache: {
    command: "npm run bench:cache",
    module: "tests/bench/cache/bench.ts",
    minutes: 6,
    figures: {
      hit_vs_static: {
        text: "Requests a second of a kept page over those of a static file of its size",
        target: atLeast(0.95),
        isNoticed: true,
      },
      renders_per_burst: {
        text: "Times that a page is made when 50 visitors ask at once for one that is not kept",
        target: exactly(1),
      },
      served_without_backend: {
        text: "Share of the visitors who get the page while the backend is away",
        target: exactly(1),
      },
      recovery_ms: { text: "From the return of the backend to its new content", target: atMost(10_000) },
      hits_per_second: { text: "Requests a second of a kept page" },
    },
  },
  weight: {
    command: "npm run bench:weight",
    module: "tests/bench/page-weight.ts",
    minutes: 4,
    figures: {
      max_document_js_kb: {
        text: "Script of the heaviest public page that only is read; gzip, a first visit of what is deployed",
        target: atMost(6),
        isNoticed: true,
      },
      max_document_css_kb: { text: "Styles of the heaviest such page", target: atMost(10), isNoticed: true },
      max_files: {
        text: "Files of script and styles that the HTML of a page asks for, at most",
        target: atMost(24),
      },
      form_js_kb: { text: "JavaScript of the heaviest form for everybody", target: atMost(95) },
      home_js_kb: { text: "JavaScript of the home of the customer area", target: atMost(155) },
      list_js_kb: { text: "JavaScript of the heaviest list", target: atMost(165), isNoticed: true },
      detail_js_kb: { text: "JavaScript of the detail of an order", target: atMost(145) },
      placing_js_kb: {
        text: "JavaScript of the heaviest step of placing an order",
        target: atMost(180),
        isNoticed: true,
      },
    },
  },
  inp: {
    command: "npm run bench:inp",
    module: "tests/bench/inp/bench.ts",
    minutes: 6,
    figures: {
      inp_ms: {
        text: "From a press to the next picture, the slowest of eleven on the order list of six rows",
        target: atMost(200),
      },
      inp_100_ms: { text: "The same with a hundred rows, a size by choice", target: atMost(200) },
    },
  },
} as const satisfies Record<string, Command>;
