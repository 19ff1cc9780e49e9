import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsIn } from "../../../../../../messages/words.ts";
import { PlaygroundContext } from "../../../parts/playground-context.ts";
import { CutText } from "./cut-text.tsx";

const { playground: words, code: copying } = wordsIn("en");

test.each([
	["short", "exe\u202Egnp"],
	["cut", "exe\u202Egnp".padEnd(30_000, ".")],
])("what turns the direction of a %s text is shown by its number, whatever draws it", (_kind, text) => {
	const html = renderToStaticMarkup(
		<PlaygroundContext value={{ locale: "en", words, copying }}>
			<CutText text={text}>{(shown) => <em>{shown}</em>}</CutText>
		</PlaygroundContext>,
	);
	expect(html).toContain("<em>exe⟨U+202E⟩gnp");
	expect(html).not.toContain("\u202E");
});
