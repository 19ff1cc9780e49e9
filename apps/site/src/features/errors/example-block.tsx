import { wordsIn } from "../../../messages/words.ts";
import type { HighlightedCode } from "../../lib/highlight.ts";
import type { Locale } from "../../lib/locale.ts";
import { CodeBlock } from "../../ui/code-block.tsx";

/** What the block of code on an error page becomes: its highlighted example. */
export function exampleBlock(code: HighlightedCode, locale: Locale) {
	return function ExampleBlock() {
		return <CodeBlock code={code} label={wordsIn(locale).errors.example} locale={locale} />;
	};
}
