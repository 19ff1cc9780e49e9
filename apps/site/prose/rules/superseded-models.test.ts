import { expect, it } from "vitest";
import { findingsOf } from "./findings-of.ts";

const link = (id: string) => `[${id}](https://huggingface.co/${id})`;
const OLD = link("Qwen/Qwen2-VL-7B-Instruct");
const NEWER = link("Qwen/Qwen2.5-VL-7B-Instruct");

it("finds a model that a newer one followed, where the page does not name that one", () => {
	expect(findingsOf("superseded-models", { "tr/tasks/a": `${OLD} görüntüye bakar.` })).toEqual([
		expect.stringContaining("was followed by Qwen/Qwen2.5-VL-7B-Instruct"),
	]);
});

it.each([`${OLD} küçüktür, ${NEWER} daha yenidir.`, `${NEWER} görüntüye bakar.`])(
	"lets “%s” stand",
	(text) => {
		expect(findingsOf("superseded-models", { "tr/tasks/a": text })).toEqual([]);
	},
);
