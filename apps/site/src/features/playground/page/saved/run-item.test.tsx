import { expect, test } from "vitest";
import { playgroundSaved } from "../../../../../messages/en/playground-saved.ts";
import { renderInPlayground } from "../../parts/test-playground.tsx";
import type { RunHead } from "../../run/saved/saved-run.ts";
import { buildCatalogue } from "../../target/build-catalogue.ts";
import { RunItem } from "./run-item.tsx";
import { SavedWords } from "./saved-words.ts";

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
	const html = renderInPlayground(
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
		</SavedWords>,
		"en",
	);
	expect(html.split("exe⟨U+202E⟩gnp")).toHaveLength(4);
	expect(html).not.toContain("\u202E");
});
