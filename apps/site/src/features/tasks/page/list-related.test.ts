import { expect, test } from "vitest";
import { listRelated } from "./list-related.ts";

const toLink = (id: string) => `<p><a href="/en/tasks/${id}/">…</a></p>`;

test("the tasks that the article leads to, each once, in its order, without its own", () => {
	const parts = [
		toLink("summarization") + toLink("translation"),
		toLink("text-generation") + toLink("summarization"),
	];
	expect(listRelated(parts, "text-generation")).toEqual(["summarization", "translation"]);
});

test("what is no page of a task is left out", () => {
	const parts = [
		'<a href="/tasks/">…</a><a href="/tasks/summarization/models/">…</a><a href="/tasks/knitting/">…</a>',
	];
	expect(listRelated(parts, "translation")).toEqual([]);
});

test("four at most", () => {
	const ids = ["summarization", "translation", "fill-mask", "text-generation", "text-ranking"];
	expect(listRelated(ids.map(toLink), "text-to-image")).toEqual(ids.slice(0, 4));
});
