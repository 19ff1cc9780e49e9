import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { playgroundSaved } from "../../../../../messages/en/playground-saved.ts";
import { wordsIn } from "../../../../../messages/words.ts";
import { PlaygroundContext } from "../../parts/playground-context.ts";
import type { RunHead } from "../../run/saved/saved-run.ts";
import { buildCatalogue } from "../../target/build-catalogue.ts";
import { RunItem } from "./run-item.tsx";
import { SavedWords } from "./saved-words.ts";

const { playground: words, code: copying } = wordsIn("en");
const TEXT = "exe\u202Egnp";
const HEAD: RunHead = {
	id: "1",
	at: 0,
	target: { task: "fill-mask", provider: "groq", model: TEXT, scenario: "", connection: "key" },
	status: "done",
	input: TEXT,
	answer: TEXT,
	bytes: 0,
};

test("what turns the direction of an imported run is shown by its number", () => {
	const html = renderToStaticMarkup(
		<PlaygroundContext value={{ locale: "en", words, copying }}>
			<SavedWords value={playgroundSaved}>
				<RunItem
					head={HEAD}
					catalogue={buildCatalogue("en", {})}
					controls={{
						saved: "loading",
						change: () => Promise.resolve(),
						said: "",
						say: () => undefined,
						offerUndo: () => undefined,
						forgetRuns: () => undefined,
						undo: undefined,
					}}
					onOpen={() => undefined}
				/>
			</SavedWords>
		</PlaygroundContext>,
	);
	expect(html.split("exe⟨U+202E⟩gnp")).toHaveLength(4);
	expect(html).not.toContain("\u202E");
});
