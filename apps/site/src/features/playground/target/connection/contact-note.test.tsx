import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { wordsIn } from "../../../../../messages/words.ts";
import { PlaygroundContext } from "../../parts/playground-context.ts";
import { buildCatalogue } from "../build-catalogue.ts";
import { readState } from "../playground-state.ts";
import { ContactNote } from "./contact-note.tsx";

const catalogue = buildCatalogue("en", {});

it.each([
	["conversational", true],
	["text-to-image", false],
])("names the router where it lists the prices of the task: %s", (task, isPriced) => {
	const { playground: words, code: copying } = wordsIn("en");
	const state = readState(new URLSearchParams(`task=${task}&provider=together&connection=key`), catalogue);
	const note = renderToStaticMarkup(
		<PlaygroundContext value={{ locale: "en", words, copying }}>
			<ContactNote catalogue={catalogue} state={state} onAgree={() => undefined} />
		</PlaygroundContext>,
	);
	expect(note).toContain("huggingface.co,");
	expect(note.includes(catalogue.routerHost)).toBe(isPriced);
});
