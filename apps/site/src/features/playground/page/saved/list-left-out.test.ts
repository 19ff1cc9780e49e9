import { expect, test } from "vitest";
import { playgroundSaved as english } from "../../../../../messages/en/playground-saved.ts";
import { playgroundSaved as turkish } from "../../../../../messages/tr/playground-saved.ts";
import { MOST_RUN_BYTES } from "../../run/saved/saved-run.ts";
import { listLeftOut } from "./list-left-out.ts";

const words = english.sharing;

test("a shared chat says that versions, sources and compared answers stay behind", () => {
	const form = { draft: { messages: "[]" }, compared: ["groq:a/b"] };
	expect(listLeftOut(form, { connection: "key", isChat: true, answer: undefined }, words)).toEqual([
		words.never,
		words.versions,
		words.sources,
		words.compared,
	]);
});

test("the words on versions name the size above which a chat goes without them", () => {
	const size = `${String(MOST_RUN_BYTES / 1e6)} MB`;
	for (const { sharing } of [english, turkish]) expect(sharing.versions).toContain(size);
});

test("another form says which files, those of its answer, and that its server stay behind", () => {
	const form = { draft: { inputs: new Blob(["x"]), prompt: "a" }, compared: [] };
	const left = listLeftOut(form, { connection: "endpoint", isChat: false, answer: "files" }, words);
	expect(left).toEqual([
		words.never,
		words.endpoint,
		expect.stringContaining("(inputs)"),
		words.answer.files,
	]);
});
