import { wordsIn } from "../../../messages/words.ts";
import type { HighlightedCode } from "../../lib/words/highlight.ts";
import { highlight } from "../../lib/words/highlight.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { CodeBlock } from "../../ui/code/code-block.tsx";
import { OutputBlock } from "../../ui/code/output-block.tsx";
import type { Guide } from "./guides.ts";

/** `<Cell id="…" />` of a guide's page: a cell of its program, and below it what the recorded run printed. */
export async function cellsOf(guide: Guide, locale: Locale) {
	const codes = new Map<string, HighlightedCode>();
	for (const { id, code } of guide.cells) codes.set(id, await highlight(code.trimEnd(), "python"));
	const shown = guide.record.cells.map(({ id }) => id);
	const words = wordsIn(locale);
	return function Cell({ id }: { readonly id: string }) {
		const code = codes.get(id);
		const number = shown.indexOf(id) + 1;
		if (!code || number === 0)
			throw new Error(`The guide "${guide.id}" has no cell "${id}". There are: ${shown.join(", ")}.`);
		const { output = "" } = guide.record.cells[number - 1] ?? {};
		const label = fill(words.guides.cell, { number });
		return (
			<>
				<CodeBlock code={code} label={`Python, ${label}`} title="Python" locale={locale} />
				{output !== "" && <OutputBlock text={output} label={`${words.code.output}, ${label}`} />}
			</>
		);
	};
}
