import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsIn } from "../../../messages/words.ts";
import { ModelRows } from "./task-model-list.tsx";

const { gated, open, unknownAccess } = wordsIn("tr").modelFacts;
const show = (...ids: readonly string[]) =>
	renderToStaticMarkup(<ModelRows models={ids.map((id) => ({ id }))} locale="tr" />);

test("does not let a reader take a model for free to fetch of which that is not known", () => {
	expect(show("openai/whisper-small")).toContain(open);
	expect(show("openai/whisper-small")).not.toContain(unknownAccess);
	expect(show("meta-llama/Llama-3.3-70B-Instruct")).toContain(gated);
	expect(show("openai/whisper-small", "microsoft/phi-4")).toContain(unknownAccess);
});
