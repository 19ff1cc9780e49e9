import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Docstring } from "./reference-text.tsx";

const TEXT =
	"Why a value cannot be printed.\n- `bad-text`: a text that no file can hold, a file without\n  a name, or a value that is not JSON.\n- `cyclic`: a value that holds itself.\n\nId of the task.";

describe("a docstring with a list", () => {
	it("shows its items as a list between its paragraphs", () => {
		expect(renderToStaticMarkup(<Docstring text={TEXT} locale="en" />)).toBe(
			`<div lang="en"><p>Why a value cannot be printed.</p><ul><li><code translate="no">bad-text</code>: a text that no file can hold, a file without a name, or a value that is not JSON.</li><li><code translate="no">cyclic</code>: a value that holds itself.</li></ul><p>Id of the task.</p></div>`,
		);
	});

	it("is the same list in the reader's language", () => {
		expect(renderToStaticMarkup(<Docstring text={TEXT} locale="tr" />)).toMatch(
			/^<div><p>Bir değerin neden yazdırılamadığı\.<\/p><ul><li><code translate="no">bad-text<\/code>: hiçbir dosyaya[^<]*<\/li><li><code translate="no">cyclic<\/code>: kendini[^<]*<\/li><\/ul><p>Görevin kimliği\.<\/p><\/div>$/,
		);
	});
});
