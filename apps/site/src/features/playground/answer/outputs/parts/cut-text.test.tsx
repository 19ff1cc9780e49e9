import { expect, test } from "vitest";
import { renderInPlayground } from "../../../parts/test-playground.tsx";
import { CutText } from "./cut-text.tsx";

test.each([
	["short", "exe\u202Egnp"],
	["cut", "exe\u202Egnp".padEnd(30_000, ".")],
])("what turns the direction of a %s text is shown by its number, whatever draws it", (_kind, text) => {
	const html = renderInPlayground(<CutText text={text}>{(shown) => <em>{shown}</em>}</CutText>, "en");
	expect(html).toContain("<em>exe⟨U+202E⟩gnp");
	expect(html).not.toContain("\u202E");
});
