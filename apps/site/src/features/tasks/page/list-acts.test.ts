import { describe, expect, it } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { listActs } from "./list-acts.ts";

const words = wordsIn("en").task;
const part = (id: string) => ({ id, title: id, html: "" });

describe("the acts of a task page", () => {
	it("take the parts of the article that they name", () => {
		const article = ["when-to-use-it", "choosing-a-model", "input-and-output", "pitfalls"].map(part);
		const acts = listActs(article, words).map(({ id, parts }) => [id, parts.map((one) => one.id)]);
		expect(acts).toEqual([
			["understand", ["when-to-use-it"]],
			["run", ["choosing-a-model", "input-and-output"]],
			["reference", ["pitfalls"]],
		]);
	});

	it("leave a part that none of them names to the first", () => {
		expect(listActs([part("history")], words)[0]?.parts).toHaveLength(1);
	});
});
