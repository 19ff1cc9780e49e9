import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeBlock } from "../code/code-block.tsx";
import { joinTexts } from "./join-texts.ts";

test("neighbouring texts become one, elements keep their places", () => {
	const code = <code key="code">top_k</code>;
	expect(joinTexts(["a", "b", code, "c", "", "d"])).toEqual(["ab", code, "cd"]);
});

test("code is written into a page without comments between its texts", () => {
	const lines = [
		{
			number: 1,
			tokens: [
				{ start: 0, text: "import", kind: "keyword" as const },
				{ start: 6, text: " a;" },
			],
		},
		{ number: 2, tokens: [{ start: 10, text: "a();" }], mark: "marked" as const },
		{ number: 3, tokens: [{ start: 15, text: "b();" }] },
	];
	const html = renderToString(<CodeBlock code={lines} label="TypeScript" title="a.ts" locale="tr" />);
	const [, printed = ""] = /<code[^>]*>(.*)<\/code>/s.exec(html) ?? [];
	expect(printed.replaceAll(/ class="[^"]*"/g, "")).toBe("<span>import</span> a;\n<mark>a();</mark>\nb();");
});
