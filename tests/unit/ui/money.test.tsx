import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Money } from "../../../app/ui/values/money";

/** What is seen, and what is read out. */
function amount(fen: number, isSigned = false) {
  const html = renderToStaticMarkup(<Money fen={fen} isSigned={isSigned} />);
  const read = html.replace(/<span aria-hidden="true">.*?<\/span>/g, "").replace(/<[^>]+>/g, "");
  const seen = html.replace(/<span class="[^"]*hidden[^"]*">.*?<\/span>/g, "").replace(/<[^>]+>/g, "");
  return { seen, read };
}

describe("an amount", () => {
  test("[U33] has two decimals and groups of three; what is added or taken away says so to eyes and ears", () => {
    expect(amount(123_450)).toEqual({ seen: "¥1,234.50", read: "¥1,234.50" });
    expect(amount(-500)).toEqual({ seen: "-¥5.00", read: "减¥5.00" });
    expect(amount(500, true)).toEqual({ seen: "+¥5.00", read: "加¥5.00" });
    expect(amount(0)).toEqual({ seen: "¥0.00", read: "¥0.00" });
  });
});
